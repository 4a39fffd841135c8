/** The doors of the engine; only tests/engine goes in elsewhere. */
const ALL_GAMES = '^src/engine/index\\.ts$';
const DOORS = [
  ALL_GAMES,
  '^src/engine/(riichi|mcr|seating)/index\\.ts$',
  '^src/engine/published/index\\.ts$',
  '^src/engine/rulebooks/ids\\.ts$',
];

/** Components by floor; each may use those below it, and the shell frames all pages. */
const BASE = '^src/components/base/';
const WIDGETS = '^src/components/widgets/';
const SHELL = '^src/components/shell/';
const ANY_COMPONENT = '^src/components/';

const INTERFACE = ['^src/[^/]+$', '^src/i18n/'];
const DATA = ['^src/content/', '^src/content\\.config'];

/** Forbids everything that is not listed. Packages are matched by the name in the import. */
const only = (name, from, ...allowed) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: { pathNot: allowed.flat() },
});
const never = (name, from, to) => ({ name, severity: 'error', from, to });

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    only('engine-imports-nothing', '^src/engine/', '^src/engine/'),
    only(
      'quizzes-import-engine',
      '^src/quizzes/',
      '^src/(quizzes|engine)/',
      '^src/content/.*[.]json$',
      '^zod/mini$',
      '^ts-fsrs$',
    ),
    only('logs-import-engine', '^src/logs/', '^src/(logs|engine)/'),
    only(
      'stores-import-engine-and-quizzes',
      '^src/stores/',
      '^src/(stores|quizzes|engine|logs)/',
      '^@?nanostores(/|$)',
      '^zod/mini$',
    ),
    only('offline-imports-stores', '^src/offline/', '^src/(offline|stores)/', '^workbox-'),
    never(
      'interface-imports-engine-and-content',
      { path: INTERFACE },
      { path: '^(src|tests|scripts|plugins|learning)/', pathNot: [...INTERFACE, ...DATA, '^src/engine/'] },
    ),
    only(
      'chapters-import-components',
      '^src/content/docs/',
      '^src/components/',
      '^src/content/',
      '^astro:',
      '^@astrojs/starlight/',
    ),
    never('components-import-no-tools', { path: ANY_COMPONENT }, { path: '^(tests|scripts|plugins|learning)/' }),
    never('nothing-imports-pages', { pathNot: '^src/pages/' }, { path: '^src/pages/' }),
    never(
      'engine-through-its-doors',
      { pathNot: ['^src/engine/', '^tests/engine/'] },
      { path: '^src/engine/', pathNot: DOORS },
    ),
    never(
      'browser-loads-one-game',
      { path: '^src/(logs|quizzes|stores|components)/', pathNot: '\\.astro$' },
      { path: ALL_GAMES },
    ),
    ...['', '-mcr', '-play', '-settle', '-table'].map((oracle) =>
      only(`oracle${oracle}-shares-nothing`, `^tests/oracle${oracle}/`, `^tests/oracle${oracle}/`, '^vitest$', '^fs$'),
    ),
    never('base-is-lowest', { path: BASE }, { path: ANY_COMPONENT, pathNot: BASE }),
    never('widgets-below-features', { path: WIDGETS }, { path: ANY_COMPONENT, pathNot: [BASE, WIDGETS] }),
    never('features-below-shell', { path: ANY_COMPONENT, pathNot: SHELL }, { path: SHELL }),
    never('no-file-cycles', {}, { circular: true }),
    {
      ...never('no-folder-cycles', { path: '^src/(engine|logs|quizzes|stores|components)(/|$)' }, { circular: true }),
      scope: 'folder',
    },
  ],
};
