/**
 * Which modules travel in one file. Left alone, the bundler makes a file of every set of modules that the same pages
 * use: 54 for the scorer. What is needed together wherever it is needed is one file here; the first group that fits takes a
 * module, with what it imports.
 */
const together: Record<string, RegExp[]> = {
  shell: [
    /node_modules\/nanostores\/(?!listen-keys|deep-map)/,
    /node_modules\/@nanostores\/persistent/,
    /vite\/preload-helper/,
    /src\/stores\/(?:appearance|browser-storage|forgiving-storage|names|remembered|rulebook)\.ts/,
    /src\/engine\/rulebooks\/ids\.ts/,
    /src\/i18n\/(?:plural|signs|strings)\.ts/,
    /src\/locales\.ts/,
    /components\/base\/words\/(?:book-name|fetch-words)\.ts/,
  ],
  island: [
    /node_modules\/(?:nanostores|@nanostores\/preact|preact)\//,
    /@astrojs\/preact\/dist\/(?:client|static-html)/,
    /components\/base\/words\/strings\.ts/,
    /engine\/riichi\/rulebooks\/(?:at-hand|no-profiles|on-demand)\.ts/,
  ],
  hand: [
    /src\/engine\/hand\//,
    /src\/engine\/base\/(?:form|melds|notation|plain|result|tile)\.ts/,
    /src\/engine\/table\/seats\.ts/,
    /components\/base\/words\/tiles\.ts/,
  ],
  count: [/src\/engine\/base\//],
  view: [/components\/base\/(?:hand|table)\/(?:corner-mark|label|layout|Meld|TileImage|view)\.tsx?$/],
  cite: [
    /src\/(?:articles|chapters|printed)\.ts/,
    /content\/chapters\.json/,
    /components\/base\/words\/(?:Citation\.tsx|clause\.ts)/,
  ],
  editor: [/components\/widgets\/hand-editor\/(?:Choice|draft|place|refusal-text|strings)\.tsx?$/],
  field: [
    /components\/base\/answer\/(?:PaymentField|ReportButton|TextField|use-refusal)\.tsx?$/,
    /engine\/base\/otherwise\.ts/,
    /quizzes\/judge\/(?:parse-|payment-text)/,
  ],
  answer: [
    /components\/base\/answer\/(?:AnswerField|NamedAs|YakuField)\.tsx$/,
    /components\/base\/words\/(?:yaku\.ts|YakuName)/,
  ],
  'riichi-score': [
    /engine\/riichi\/hand\//,
    /engine\/riichi\/options\/(?!names)/,
    /engine\/riichi\/rulebooks\/(?:changed-rules|ema-2012|ema-2016|list|overridden|samara-2019|tesuji-2018|variants)\.ts/,
    /engine\/riichi\/score\/(?:dora|draft|evaluate|fu|held|limits|missing|notes|payment|rank|score|shares|yaku|yakuman)\.ts/,
    /engine\/riichi\/table\/(?:check|late-kong|liability|orphans|riichi)\.ts/,
  ],
  'mcr-score': [
    /engine\/mcr\/fan\/(?!combinations)/,
    /engine\/mcr\/hand\//,
    /engine\/mcr\/options\/options\.ts/,
    /engine\/mcr\/rulebooks\/(?!table)/,
    /engine\/mcr\/score\/(?!otherwise|request|why-not)/,
  ],
  scorer: [
    /components\/widgets\/use-rulebook\.ts/,
    /components\/widgets\/scorer\/[^/]+\.tsx?$/,
    /components\/widgets\/hand-editor\/(?!Flowers|Liability|mcr|riichi-hand)/,
  ],
};

/** The groups as the bundler takes them. */
export const groups = Object.entries(together).map(([name, tests]) => ({
  name,
  test: new RegExp(tests.map(({ source }) => source).join('|')),
}));
