import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { withSmallScripts } from '../../plugins/inline-scripts.ts';

describe('inline scripts of a page', () => {
  test('lose notes and names, and do the same', () => {
    const html = withSmallScripts('<script>{ /** Why. */ const asked = 3; window.told = asked + asked; }</script>');
    expect(html).not.toContain('Why');
    expect(html.length).toBeLessThan(60);
    const [, code = ''] = /<script>(.*)<\/script>/.exec(html) ?? [];
    const window: Record<string, unknown> = {};
    runInNewContext(code, { window });
    expect(window).toEqual({ told: 6 });
  });

  test('that are modules may import', () => {
    expect(withSmallScripts('<script type="module">import  "./a.js" ; </script>')).toMatch(
      /^<script type="module">import\s*["'`]\.\/a\.js["'`];?<\/script>$/,
    );
  });

  test.each([
    '<script type="application/ld+json">{ "a":  1 }</script>',
    '<script type="application/json" id="x">{ "a":  1 }</script>',
    '<script src="/a.js">  </script>',
    '<script></script>',
    '<p>  $& $1  </p>',
  ])('stay as they are where they are none: %s', (html) => {
    expect(withSmallScripts(html)).toBe(html);
  });

  test('that cannot be read stop the build', () => {
    expect(() => withSmallScripts('<script>const = 3;</script>')).toThrow('cannot be read');
  });
});
