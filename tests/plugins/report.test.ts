import { describe, expect, test } from 'vitest';
import { reportTo } from '../../plugins/report.ts';
import { reportHref, reportText } from '../../src/components/shell/report/report.ts';

describe('where reports go', () => {
  test.each([undefined, ''])('nowhere while %s is set', (setting) => {
    expect(reportTo(setting)).toBe('');
  });

  test.each(['mailto:a@example.org', 'https://example.org/issues/new'])('accepts %s', (setting) => {
    expect(reportTo(setting)).toBe(setting);
  });

  test.each(['a@example.org', 'mailto:', 'http://example.org', 'javascript:alert(1)'])(
    '%s stops the build',
    (setting) => {
      expect(() => reportTo(setting)).toThrow('give mailto:name@example.org or an https:// address');
    },
  );
});

describe('a report', () => {
  const words = { about: 'About:', rulebook: 'Rulebook:', version: 'Version:', address: 'Page:', wrong: 'Wrong:' };
  const text = reportText({ about: 'a&b=c', rulebook: 'ema-2016', version: '0.1.0', address: 'https://x/#n' }, words);

  test('says what it is about, by which rulebook, from which version and where, and leaves room', () => {
    expect(text).toBe('About: a&b=c\nRulebook: ema-2016\nVersion: 0.1.0\nPage: https://x/#n\n\nWrong:\n');
  });

  test.each([
    ['mailto:a@example.org', 'subject'],
    ['https://example.org/new', 'title'],
    ['https://example.org/new?labels=rules', 'title'],
  ])('goes to %s whole', (to, title) => {
    const { searchParams } = new URL(reportHref(to, 'T & t', text));
    expect([searchParams.get(title), searchParams.get('body')]).toEqual(['T & t', text]);
  });
});
