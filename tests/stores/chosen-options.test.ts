import { beforeEach, describe, expect, it } from 'vitest';
import {
  $book,
  $linkedBook,
  $rulebook,
  chooseOptions,
  chooseOwn,
  chooseRulebook,
  rulebookInForce,
  withOwnOptions,
} from '../../src/stores/rulebook.ts';

beforeEach(() => {
  chooseOptions('wrc-2025', []);
  chooseOptions('rrc-2026', []);
  chooseOptions('ema-2016', []);
});

describe('the options that a reader plays a rulebook with', () => {
  it('are in force with it, and stay with it when he turns to another', () => {
    chooseOptions('wrc-2025', ['red-fives', 'uma-30-10']);
    expect($book.get()).toBe('wrc-2025~red-fives~uma-30-10');
    expect($rulebook.get()).toBe('wrc-2025~red-fives~uma-30-10');
    expect(rulebookInForce.$value.get()).toBe('wrc-2025');
    chooseOwn('rrc-2026');
    expect($book.get()).toBe('rrc-2026');
    chooseOwn('wrc-2025');
    expect($book.get()).toBe('wrc-2025~red-fives~uma-30-10');
  });

  it('give way to those of a link, on this page only', () => {
    chooseOptions('wrc-2025', ['red-fives']);
    chooseRulebook('wrc-2025~uma-30-10');
    expect($book.get()).toBe('wrc-2025~uma-30-10');
    expect($linkedBook.get()).toBe('wrc-2025~uma-30-10');
    expect(withOwnOptions('wrc-2025')).toBe('wrc-2025~red-fives');
    chooseRulebook('wrc-2025');
    expect($book.get()).toBe('wrc-2025');
    chooseOwn('wrc-2025');
    expect($book.get()).toBe('wrc-2025~red-fives');
    expect($linkedBook.get()).toBeUndefined();
  });

  it('tell listeners once, never a rulebook between', () => {
    chooseOptions('wrc-2025', ['red-fives']);
    chooseOwn('ema-2016');
    const seen: string[] = [];
    const unlisten = $book.listen((book) => void seen.push(book));
    chooseRulebook('wrc-2025~uma-30-10');
    chooseOptions('rrc-2026', ['uma-15-5']);
    unlisten();
    expect(seen).toEqual(['wrc-2025~uma-30-10', 'rrc-2026~uma-15-5']);
  });

  it('are not read from a text that is none', () => {
    chooseRulebook('wrc-2025~<b>');
    chooseRulebook('nobody~red-fives');
    expect($book.get()).toBe('ema-2016');
  });
});
