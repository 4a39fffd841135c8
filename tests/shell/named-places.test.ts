import { describe, expect, test } from 'vitest';
import { placesByName } from '../../src/components/shell/named-places.ts';
import { lettersOf, stemOf } from '../../src/i18n/stems.ts';

describe('words are the same in all their forms', () => {
  test.each([
    ['uk', 'мертва мертвої мертвою мертвих'],
    ['uk', 'оголошення оголошень оголошенням'],
    ['uk', 'очок очками очки'],
    ['uk', "п'ятірка пʼятіркою п’ятірок"],
    ['uk', 'ґава гава'],
    ['ru', 'счётчик счетчиков счётчиками'],
    ['ru', 'палочка палочек палочкой'],
    ['ru', 'ветер ветра ветром'],
    ['ru', 'ничья ничьей ничьих ничью'],
    ['it', 'chiamata chiamate chiamare chiamato'],
    ['it', 'penalità penalita'],
    ['fr', 'fermée fermées ferme fermés'],
    ['fr', 'bâtonnet batonnets'],
    ['en', 'counter counters'],
    ['en', 'discard discarded discarding discards'],
  ])('%s: %s', (lang, forms) => {
    expect(new Set(forms.split(' ').map((form) => stemOf(form, lang))).size).toBe(1);
  });

  test('but other words stay apart', () => {
    expect(stemOf('стена', 'ru')).not.toBe(stemOf('стол', 'ru'));
    expect(stemOf('чі', 'uk')).not.toBe(stemOf('чоу', 'uk'));
    expect(stemOf('yaku', 'it')).not.toBe(stemOf('yakuman', 'it'));
  });
});

test('numbers of articles are words', () => {
  expect(lettersOf('Article 5.2b.1, R12: l’arbitre')).toEqual(['article', '5.2b.1', 'r12', 'l', 'arbitre']);
});

describe('places by their name', () => {
  const place = (id: string, title: string, also = '') => ({ id, title, also });
  const pages = [
    {
      path: 'ema-2016/end/',
      title: 'How a hand ends',
      places: [place('3.4.7', '3.4.7 Dead hand', 'corpse'), place('3.4', '3.4 How a hand ends')],
    },
    { path: 'ema-2012/end/', title: 'The same', places: [place('5.2', '5.2 Dead hand')] },
    { path: 'referee/', title: 'Referee', places: [place('call-dead', 'Calling with a dead hand', 'мертвая рука')] },
  ];
  const found = (sought: string, book = 'ema-2016'): readonly string[] =>
    placesByName(pages, 'en')(sought, (path) => path.startsWith(book)).map((one) => one.place.id);

  test('a name alone comes before a name with more in it, and the rulebook in force before another', () => {
    expect(found('dead hands').slice(0, 3)).toEqual(['3.4.7', '5.2', 'call-dead']);
    expect(found('dead hands', 'ema-2012')[0]).toBe('5.2');
  });

  test.each([
    ['3.4', ['3.4']],
    ['corpses', ['3.4.7']],
    ['мертвая', ['call-dead']],
    ['the', []],
    ['wall', []],
  ])('%s', (sought, ids) => {
    expect(found(sought)).toEqual(ids);
  });

  test('the name of a rulebook prefers its places', () => {
    expect(found('EMA 2012 dead hand')[0]).toBe('5.2');
  });

  test('the number of an article leads to it and to no longer one', () => {
    expect(found('article 3.4.7')).toEqual(['3.4.7']);
  });

  test('a word that no place has leaves what the others find', () => {
    expect(found('zzzz corpse')).toEqual(['3.4.7']);
  });
});
