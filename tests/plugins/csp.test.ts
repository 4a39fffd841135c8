import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { policyOf } from '../../plugins/csp.ts';

const sha = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('a page without inline code allows none', () => {
  const policy = policyOf('<p>East</p>');
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/unsafe-inline|unsafe-hashes|sha256/);
});

test('inline scripts, styles and style attributes are allowed by their hashes, each once', () => {
  const policy = policyOf('<script>a()</script><script>a()</script><style>b{}</style><p style="color: &quot;c&quot;">');
  expect(policy.split(sha('a()'))).toHaveLength(2);
  expect(policy).toContain(sha('b{}'));
  expect(policy).toContain(sha('color: "c"'));
  expect(policy).toContain("'unsafe-hashes'");
});

test('data and files need no hash', () => {
  expect(policyOf('<script type="application/json">{}</script><script src="/a.js"></script>')).not.toContain('sha256');
});

test('only the page that makes code for frames shows frames, of this site alone', () => {
  for (const file of ['embed/index.html', 'ru/embed/index.html'])
    expect(policyOf('<p>East</p>', file)).toContain("frame-src 'self'");
  for (const file of ['index.html', 'embed/scorer/index.html', 'ru/practice/index.html'])
    expect(policyOf('<p>East</p>', file)).not.toContain('frame-src');
});
