/**
 * Which modules travel in one file. Left alone, the bundler makes a file of every set of modules that the same pages
 * use: 54 for the scorer. What is needed together wherever it is needed is one file here; the first group that fits takes a
 * module, with what it imports. Modules with a style sheet have groups of their own: in a larger
 * group the sheet would be sent again to pages that have it.
 */
const together: Record<string, RegExp[]> = {
  shell: [
    /rolldown\/runtime/,
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
    /components\/base\/(?:files\/download|words\/strings)\.ts/,
    /components\/widgets\/fan\/fetch-words\.ts/,
    /engine\/riichi\/rulebooks\/(?:at-hand|no-profiles|on-demand)\.ts/,
    /quizzes\/(?:base\/(?:ruleset|terms|visible)|exams\/bits\/base32)\.ts/,
  ],
  schemas: [/node_modules\/zod\//, /src\/stores\/stored-as\.ts/],
  hand: [
    /src\/engine\/hand\//,
    /src\/engine\/base\/(?:form|melds|notation|plain|result|tile)\.ts/,
    /src\/engine\/table\/seats\.ts/,
    /components\/base\/words\/tiles\.ts/,
  ],
  count: [/src\/engine\/base\//],
  view: [/components\/base\/(?:hand|table)\/(?:corner-mark|label|layout|Meld|TileImage|view)\.tsx?$/],
  pay: [/components\/base\/answer\/format-payment\.ts/],
  run: [/components\/base\/hand\/(?:runs|TileRun)\.tsx?$/],
  laid: [/components\/base\/table\/(?:HandOnTable|Part|parts)\.tsx?$/],
  step: [/components\/base\/steps\/(?:StepTiles\.tsx|steps\.css)$/],
  cite: [
    /src\/(?:articles|chapters|printed)\.ts/,
    /content\/chapters\.json/,
    /components\/base\/answer\/OtherReadings/,
    /components\/base\/words\/(?:Citation\.tsx|clause\.ts|other-reading\.ts)/,
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
    /engine\/riichi\/options\//,
    /engine\/riichi\/rulebooks\/(?:changed-rules|ema-2012|ema-2016|list|no-penalties|overridden|samara-2019|sources|tesuji-2018|variants)\.ts/,
    /engine\/riichi\/score\/(?:counted|dora|draft|evaluate|fu|held|limits|missing|notes|payment|rank|request|score|shares|worth|yaku|yakuman)\.ts/,
    /engine\/riichi\/table\/(?:check|late-kong|liability|orphans|riichi)\.ts/,
  ],
  'mcr-score': [
    /engine\/mcr\/fan\/(?!combinations)/,
    /engine\/mcr\/hand\//,
    /engine\/mcr\/options\/options\.ts/,
    /engine\/mcr\/rulebooks\/(?!table)/,
    /engine\/mcr\/score\/(?!otherwise|why-not)/,
  ],
  scorer: [
    /components\/widgets\/use-rulebook\.ts/,
    /components\/widgets\/scorer\/[^/]+\.tsx?$/,
    /components\/widgets\/hand-editor\/(?!Flowers|Liability|mcr|riichi-hand)/,
  ],
  fan: [
    /components\/widgets\/count\/excluded/,
    /components\/widgets\/fan\/(?:FanField|FanName)/,
    /components\/widgets\/scorer\/mcr\/guess\.ts/,
  ],
  table: [
    /engine\/riichi\/tournament\/entered\.ts/,
    /engine\/table\//,
    /engine\/tournament\/(?:order|places|request|statistics)\.ts/,
  ],
  'riichi-table': [
    /engine\/riichi\/rulebooks\/(?:table|tournament)\.ts/,
    /engine\/riichi\/settle\/(?!otherwise)/,
    /engine\/riichi\/table\/sum\.ts/,
    /engine\/riichi\/tournament\/(?:bets|entry|finish|uma)\.ts/,
  ],
  qr: [/components\/base\/qr\//],
  club: [
    /features\/club\/settle\/(?:BrokenLink|Chips|CopyText|Fetching|FourScores|Outcome|PointsField|RulebookField|Sticks)\.tsx/,
    /features\/club\/settle\/(?:format|games|link-head|link-parts|own-table|place|points|strings|table-engine|table-rules|undo|use-linked|use-part|use-table-engine|without)\.ts/,
  ],
  'club-hand': [/features\/club\/settle\/(?:EventForm|WinnerForm|entry|link|one-hand)\.tsx?$/],
  'club-game': [
    /features\/club\/settle\/(?:Balance|FinalTable|ReportTable|finishing|report)\.tsx?$/,
    /src\/stores\/table\.ts/,
  ],
  skills: [
    /content\/path\.json/,
    /components\/widgets\/questions\/(?:late-words|practice-game|strings|table-words|use-at-once|games\/games)\.ts/,
    /quizzes\/base\/(?:random|skill-ids|skills-of)\.ts/,
    /quizzes\/games\/game\.ts/,
    /quizzes\/session\/clock\.ts/,
  ],
  exam: [
    /features\/exams\/(?:ExamIsland|SealedProof|exam-part|strings)\.tsx?$/,
    /quizzes\/base\/stratum\.ts/,
    /quizzes\/exams\/(?:bits\/(?:bits|sha256)|event-key|invitation|roster)\.ts/,
    /quizzes\/exams\/blueprint\/blueprint/,
  ],
  path: [/quizzes\/base\/calendar\.ts/, /quizzes\/path\/journey\.ts/, /src\/stores\/(?:moment|path)\.ts/],
  record: [
    /features\/practice\/(?:LevelField|days|today)\.tsx?$/,
    /quizzes\/memory\/(?:grade|missed|next-step|notebook|progress|read|record|tally)\.ts/,
    /quizzes\/path\/(?:games\/|route|stops)/,
    /quizzes\/session\/(?:modes|unfinished)\.ts/,
    /src\/stores\/practice\/(?:backup|kept|lessons|memory|running|taught)\.ts/,
  ],
  progress: [
    /components\/widgets\/path-status\//,
    /features\/practice\/(?:learner-words|next-on-path)\.ts/,
    /quizzes\/memory\/(?:clock|retention)\.ts/,
    /quizzes\/path\/(?:ability|begin-link|due|marks|next|placement|plan|ready|status|test)\.ts/,
    /quizzes\/session\/ladder\.ts/,
  ],
  question: [
    /components\/base\/answer\/ChoiceField\.tsx$/,
    /components\/base\/table\/reading\.ts/,
    /components\/base\/words\/own-numbers\.ts/,
    /components\/widgets\/ideas\/idea-words\.ts/,
    /components\/widgets\/questions\/(?:AnswerForm|Case|CheckedForm|Cites|CopyButton|GivenAnswer|HandPrompt|NumberForm|NumberPick|Particulars|PinnedHand|Prompt|RuledForm|SceneText|TileRow|Why)\.tsx/,
    /components\/widgets\/questions\/(?:scenes|situation|use-ask|use-one-tap)\.ts/,
    /quizzes\/base\/(?:attempts|lines)\.ts/,
    /quizzes\/games\/(?:answered|link|skills|under-reading)\.ts/,
    /quizzes\/hands\/(?:meld|shape)\.ts/,
    /quizzes\/judge\/situation\.ts/,
    /quizzes\/lines\/(?:count|judge)\.ts/,
    /quizzes\/misconceptions\/(?:certainty|edition-ids|evidence|explanations|parameter-ids|small)\.ts/,
    /quizzes\/quiz\/(?:own-hands|quiz|quiz-face)\.ts/,
    /quizzes\/session\/stages\.ts/,
    /quizzes\/skill-kit\//,
    /quizzes\/table\/(?:ruled|scene-link)\.ts/,
  ],
  'step-text': [/components\/base\/steps\/step-text\.ts/],
  'riichi-steps': [
    /components\/base\/steps\/(?:StepLines|WhyNots|count-lines|lack-text|step-groups)\.tsx?$/,
    /components\/base\/table\/(?:marks|yaku-sets)\.ts/,
    /engine\/riichi\/score\/(?:missing-on-request|why-not)\.ts/,
    /quizzes\/hands\/(?:deal|draw-without-fu|dress|least|plans|win)\.ts/,
    /quizzes\/judge\/(?:shares|steps)\.ts/,
  ],
  people: [/quizzes\/exams\/(?:event|people)\.ts/],
  sheet: [
    /features\/exams\/(?:asked|authored)\/(?!fetch-authored|build-authored)/,
    /quizzes\/exams\/(?:attempt|code|deal|grade|open-link|oral|sealed|sheets)\.ts/,
    /quizzes\/exams\/bits\/answer-bits\.ts/,
    /quizzes\/exams\/forms\//,
    /quizzes\/games\/disputed\.ts/,
  ],
};

/** The groups as the bundler takes them. */
export const groups = Object.entries(together).map(([name, tests]) => ({
  name,
  test: new RegExp(tests.map(({ source }) => source).join('|')),
}));
