import { readFileSync } from 'node:fs';
import astro from 'eslint-plugin-astro';
import { defineConfig, globalIgnores } from 'eslint/config';
import ts from 'typescript-eslint';

/** What a pure rules library must not touch: the page, the clock, the network, the machine. */
const IMPURE = [
  'Date',
  'Intl',
  'XMLHttpRequest',
  'clearInterval',
  'clearTimeout',
  'console',
  'crypto',
  'document',
  'fetch',
  'globalThis',
  'indexedDB',
  'localStorage',
  'location',
  'navigator',
  'performance',
  'process',
  'self',
  'sessionStorage',
  'setInterval',
  'setTimeout',
  'window',
];

/** The ids of the rulebooks, from their one list; `tenhou` is a yaku, too. */
const RULEBOOKS = [
  ...readFileSync(new URL('src/engine/rulebooks/ids.ts', import.meta.url), 'utf8').matchAll(/\{ id: '([^']+)'/g),
].flatMap(([, id]) => (id === 'tenhou' ? [] : [id]));

const NO_RULEBOOK_IDS = {
  selector: `:matches(Literal[value=/^(?:${RULEBOOKS.join('|')})$/], TemplateElement[value.raw=/(?:${RULEBOOKS.join('|')})/])`,
  message: 'What differs between rulebooks is an option, a fact or a clause of theirs: name that, not the rulebook.',
};

/** Data about rulebooks in code that has yet to move to `src/content/`. */
const NAMES_RULEBOOKS = ['src/components/base/hand/arrangements.ts'];

/** A name, a sign and a value: languages set the sign differently, so code joins them with `src/i18n/signs.ts`. */
const SIGN = 'Join with colon(), semicolon(), dash() or named() of src/i18n/signs.ts: languages set signs differently.';
const NO_SIGNS_BY_HAND = [
  'JSXText[value=/^\\s*[:;](\\s|$)|[:;]\\s*$|(^|\\s)[–—]\\s|\\s[–—]$/]',
  'TemplateElement[value.raw=/^(?:[:;] | [–—] )$/]:not(NewExpression TemplateElement)',
  'Literal[value=/^(?:[:;] | [–—] )$/]:not(NewExpression Literal)',
].map((selector) => ({ selector, message: SIGN }));

const PURE_SYNTAX = ['MetaProperty', 'ImportExpression', 'JSXElement'];

export default defineConfig(
  globalIgnores(['dist/', 'dist-engine/', '.astro/', 'test-results/', 'playwright-report/', 'tests/fixtures/']),
  ts.configs.strictTypeChecked,
  ts.configs.stylisticTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['*.js', '*.mjs'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
  },
  astro.configs.recommended,
  {
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      // Nobody writes an enum here, and what is assigned to a class is told by its type: a third of the time for nothing.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      // The check of types tells of it, too.
      '@typescript-eslint/no-deprecated': 'off',
    },
  },
  { files: ['**/*.astro', '**/*.astro/*.ts', '**/*.js', '**/*.mjs'], extends: [ts.configs.disableTypeChecked] },
  {
    // Counts and tables by tile kind are of fixed length: an index into them never misses.
    files: ['src/engine/**', 'scripts/bench/**'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    files: ['src/engine/**', 'src/quizzes/**', 'src/logs/**'],
    rules: {
      'no-restricted-globals': ['error', ...IMPURE],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Generators take a seed.' },
        { property: 'toLocaleString', message: 'Words and their forms live in the language files.' },
      ],
      'no-restricted-syntax': ['error', ...PURE_SYNTAX],
    },
  },
  {
    files: ['src/**'],
    ignores: ['src/engine/**', 'src/quizzes/**', 'src/content/**', ...NAMES_RULEBOOKS],
    rules: { 'no-restricted-syntax': ['error', NO_RULEBOOK_IDS] },
  },
  {
    files: ['src/components/**', 'src/pages/**'],
    ignores: NAMES_RULEBOOKS,
    rules: { 'no-restricted-syntax': ['error', NO_RULEBOOK_IDS, ...NO_SIGNS_BY_HAND] },
  },
  {
    files: ['src/engine/**', 'src/quizzes/**'],
    ignores: ['src/engine/rulebooks/**', 'src/engine/*/rulebooks/**', ...NAMES_RULEBOOKS],
    rules: { 'no-restricted-syntax': ['error', ...PURE_SYNTAX, NO_RULEBOOK_IDS] },
  },
  {
    // The one place where the engine fetches a part of itself.
    files: ['src/engine/riichi/rulebooks/on-demand.ts'],
    rules: { 'no-restricted-syntax': ['error', ...PURE_SYNTAX.filter((one) => one !== 'ImportExpression')] },
  },
);
