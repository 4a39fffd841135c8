import { describe, expect, it } from 'vitest';
import { embedCode, frameAddress, hasKind } from '../../../src/components/features/embed/code.ts';

const AT = 'https://club.test/tensu/ru/embed/';
const page = { at: AT, script: 'https://club.test/tensu/embed.js', lang: 'ru', title: 'Рука' };
const LINK = 'https://club.test/tensu/score/#in=ema-2016&c=33m123m123s456s78s&w=9s';

describe('the code for another site', () => {
  it('is an element with its script where there is one, with the link behind #', () => {
    expect(embedCode({ kind: 'hand', rules: 'ema-2016', theme: 'system', link: LINK }, page)).toBe(
      '<script async src="https://club.test/tensu/embed.js"></script>\n' +
        '<tensu-hand lang="ru" title="Рука" rules="ema-2016" hand="in=ema-2016&amp;c=33m123m123s456s78s&amp;w=9s"></tensu-hand>',
    );
    expect(embedCode({ kind: 'question', rules: 'ema-2016', theme: 'dark', link: 'q=dora' }, page)).toContain(
      'theme="dark" question="q=dora"></tensu-question>',
    );
  });

  it('is a frame for what has no element', () => {
    expect(embedCode({ kind: 'yaku', rules: 'wrc-2025', theme: 'light', link: '' }, page)).toBe(
      '<iframe src="https://club.test/tensu/ru/embed/yaku/wrc-2025/?theme=light" title="Рука" loading="lazy" ' +
        'style="width: 100%; height: 40rem; border: 0"></iframe>',
    );
  });

  it('lets nothing out of an attribute', () => {
    const code = embedCode(
      { kind: 'scorer', rules: 'ema-2016', theme: 'system', link: '"><script>alert(1)</script>' },
      page,
    );
    expect(code).toContain('hand="&quot;>&lt;script>');
    const frame = frameAddress({ kind: 'ruling', rules: 'ema-2016', theme: 'system', link: '"><b>' }, AT);
    expect(frame).toBe(`${AT}ruling/?rules=ema-2016#%22%3E%3Cb%3E`);
  });

  it('offers hands and yaku of riichi only', () => {
    expect(hasKind('yaku', 'mers-2014')).toBe(false);
    expect(hasKind('hand', 'mers-2014')).toBe(false);
    expect(hasKind('question', 'mers-2014')).toBe(true);
    expect(hasKind('yaku', 'rrc-2026')).toBe(true);
  });
});
