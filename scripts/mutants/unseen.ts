import type { Fault } from './faults.ts';

/** A fault that cannot be seen from outside: its file, the line that it is put into and what of it, and the reason. */
type Unseen = readonly [file: string, line: string, put: string, why: string];

const NO_SETS = 'seven pairs and thirteen orphans have no sets, and nothing asks for a single one of theirs';
const FOUR = 'a settlement has four changes';
const SAME_PLACE = 'both clauses are the same article';

/** All of these that were found. */
export const UNSEEN: readonly Unseen[] = [
  [
    'src/engine/decompose.ts',
    'if (sum % 3 === 1 || (sum % 3 === 2 && paired >= 0)) return found;',
    '>= → >',
    'two suits that lack a pair leave tiles that make no sets: the same is found, only slower',
  ],
  ['src/engine/tournament/order.ts', 'const more = a.values[at]! > b.values[at]!;', '> → >=', 'these two differ'],
  [
    'src/engine/mcr/fan/shapes.ts',
    'const isFive = (kind: Kind): boolean => kind < FIRST_HONOUR && rankOf(kind) === 4;',
    '< → <=',
    'the first honour is no fifth of anything',
  ],
  ['src/engine/mcr/play/position.ts', 'const LONG = 50;', '50 → (50 + 1)', 'stands for any long wall'],
  [
    'src/engine/mcr/table.ts',
    'Array.from({ length: MOST_TIMES + 1 }, (_, count) => ({ id, points: points[place]!, count })),',
    '1 → (1 + 1)',
    'makes one more item, which nothing asks for',
  ],
  [
    'src/engine/mcr/table.ts',
    'Array.from({ length: MOST_TIMES + 1 }, (_, count) => ({ id, points: points[place]!, count })),',
    '+ → -',
    'no hand has a fan so often',
  ],
  [
    'src/engine/mcr/waits.ts',
    'const over: [number, number, number, number] = [0, 0, 0, 0];',
    '0 → (0 + 1)',
    'each is counted right after',
  ],
  ['src/engine/mcr/waits.ts', 'if (b < 0) {', '< → <=', 'the second of two suits is not the first of all'],
  [
    'src/engine/mcr/waits.ts',
    'for (let i = 0; i < body.length && lacks < 2; i++)',
    '2 → (2 + 1)',
    'two that lack are too many already: the same is found, only slower',
  ],
  ['src/engine/mcr/waits.ts', 'let missing = -1;', '1 → (1 + 1)', 'any number below zero stands for none'],
  [
    'src/engine/notation.ts',
    'code >= RED_BIT ? RED_FIVES[Math.floor((code - RED_BIT) / 9)]! : TILE_OF_KIND[code]!;',
    '9 → (9 + 1)',
    'the fives are 4, 13 and 22',
  ],
  [
    'src/engine/kept.ts',
    'for (let i = 0; i < ours.length; i++) if (ours[i] !== given[i] && !isSamePart(ours[i], given[i])) return false;',
    '< → <=',
    'beyond their ends neither has anything',
  ],
  [
    'src/engine/riichi/tournament/finish.ts',
    "if (lost > 0) notes.push({ id: 'leftover-bets-in-hundreds', cite: clauses['tied-bets'] });",
    '0 → (0 + 1)',
    'what is lost is a hundred at least',
  ],
  [
    'src/engine/mcr/steps.ts',
    'const sets = whole === -1 ? likeSets(reading.shape, one.sets) : 0;',
    '0 → (0 + 1)',
    'no combination has one set only: any such number tells it from the others',
  ],
  ['src/engine/mcr/table/winners.ts', "['winningTile', ''],", ", '' →", 'a hand that was counted has a winning tile'],
  [
    'src/engine/mcr/table/winners.ts',
    "const clause = discarder === undefined ? cite['pay-draw'] : cite['pay-discard'];",
    '=== → !==',
    SAME_PLACE,
  ],
  [
    'src/engine/mcr/waits.ts',
    'for (let kind = 0; kind < KINDS; kind++) if (counts[kind]! > 1) return;',
    '< → <=',
    'nobody holds a kind beyond the last',
  ],
  [
    'src/engine/riichi/play/win.ts',
    'const clause = winners.length > 1 ? cite.tripleRon : cite.severalRons;',
    'winners.length > 1 ? cite.tripleRon : cite.severalRons → winners.length > 1 ? cite.severalRons : cite.tripleRon',
    SAME_PLACE,
  ],
  [
    'src/engine/riichi/reading.ts',
    "return [{ hand, shape: whole(hand, 'orphans'), ends: undefined, wait, concealedPungs: 0 }];",
    '0 → (0 + 1)',
    NO_SETS,
  ],
  [
    'src/engine/riichi/reading.ts',
    "readings.push({ hand, shape, ends: undefined, wait: 'single', concealedPungs: 0 });",
    '0 → (0 + 1)',
    NO_SETS,
  ],
  [
    'src/engine/riichi/table/check.ts',
    'const obstacle = facts.melds.length > 0 ? lateKongObstacle(facts, knobs) : undefined;',
    '0 → (0 + 1)',
    'one meld that is no kong is in nobody’s way',
  ],
  [
    'src/components/referee/find/vocabulary.ts',
    'begun.set(token, found);',
    'begun.set(token, found); → ;',
    'the same is found again, only slower',
  ],
  [
    'src/components/reference/table-points.ts',
    "const [draw = 0, each = 0] = settle({ type: 'tsumo', winner: winners[0] });",
    '0 → (0 + 1)',
    FOUR,
  ],
  [
    'src/components/reference/table-points.ts',
    "const [discard = 0, discarder = 0, other = 0] = settle({ type: 'ron', discarder: 1, winners });",
    '0 → (0 + 1)',
    FOUR,
  ],
  [
    'src/quizzes/exams/answer-bits.ts',
    '.filter(([, own]) => own !== undefined)',
    'filter → slice',
    'JSON leaves out what is undefined',
  ],
  [
    'src/quizzes/mcr/count.ts',
    'counted.set(hand, isComplete ? score : null);',
    'counted.set(hand, isComplete ? score : null); → ;',
    'the same is counted again, only slower',
  ],
  [
    'src/quizzes/skills/noten/index.ts',
    "const seat = SEATS.find((one) => one === wholeNumber(fields.get('seat'), 0, 3));",
    '3 → (3 + 1)',
    'nobody sits at the fifth seat',
  ],
  [
    'src/components/compare/same-hand.ts',
    'if (at >= 0) left.splice(at, 1);',
    '>= → >',
    'the first step, base fu or a yaku, is counted once under each rulebook',
  ],
  [
    'src/components/words/count-lines.ts',
    "const firstPay = steps.find((step) => step.kind === 'pay' && step.of === 'hand');",
    'find → findLast',
    'the payments of one hand rest on one article',
  ],
  [
    'src/components/play/asks/asked.ts',
    "export const TABLE = { roundWind: 'east', dealer: 0, scores: [30000, 30000, 30000, 30000] } as const;",
    '30000 → (30000 + 1)',
    'asks are about what is paid, whatever everybody had before',
  ],
  [
    'src/components/compare/options.ts',
    'const isKnob = (id: string): id is KnobId => KNOBS.some((knob) => knob === id);',
    '=== → !==',
    'checks our own list, in which there are options only, each of them once',
  ],
  [
    'src/components/reference/fan-relations.ts',
    "if (step.kind !== 'exclude' || step.tiles === undefined) return [];",
    '|| → &&',
    'the next line leaves out the same: no other step names another fan, and what is kept out whole is in the table',
  ],
  [
    'src/quizzes/lines/facts.ts',
    "const share = lines[id.replace('rounded', 'share') as LineId] ?? 0;",
    '0 → (0 + 1)',
    'where a line is rounded its share is a line, too',
  ],
  [
    'src/engine/riichi/tournament/finish.ts',
    'const lowest = Math.min(...points) - 1;',
    '1 → (1 + 1)',
    'lower than the lowest is enough',
  ],
  [
    'src/quizzes/exams/bits.ts',
    "const bits = Array.from(digits, (digit) => (valueOf(digit) ?? 0).toString(2).padStart(DIGIT_BITS, '0')).join('');",
    '0 → (0 + 1)',
    'whatever is no digit was left out before',
  ],
  [
    'src/quizzes/exams/base32.ts',
    "Array.from({ length: count }, (_, i) => digitOf((bytes[i] ?? 0) % DIGITS.length)).join('');",
    '0 → (0 + 1)',
    'there are as many bytes as digits',
  ],
  [
    'src/quizzes/exams/desk-questions.ts',
    'parts: parts.slice(0, kinds).map((part, i) => ({ ...part, count: shares[i] ?? 1 })),',
    '1 → (1 + 1)',
    'every kind has its share',
  ],
  [
    'src/quizzes/exams/desk-questions.ts',
    'count: Math.min(shares[parts.length + i] ?? 1, entriesOn(rules, part.topic).length),',
    '1 → (1 + 1)',
    'every kind has its share',
  ],
  [
    'src/quizzes/exams/event.ts',
    'said.reduce((latest, { at }) => Math.max(latest, at + 1), now),',
    '1 → (1 + 1)',
    'two thousandths of a second later is after it, too',
  ],
  [
    'src/quizzes/exams/in-time.ts',
    'said && said.until > 0 ? said.until : undefined;',
    '0 → (0 + 1)',
    'nobody wants codes by the first moment of 1970',
  ],
  [
    'src/components/table/reading.ts',
    'return pool.length === 0 && [...rest, last].flat().length === concealed.length ? [...rest, last] : undefined;',
    '&& → ||',
    'both say that each tile is in a set',
  ],
  [
    'src/components/table/yaku-sets.ts',
    'const found = firsts.map((kind) => sets.find((set) => first(set) === kind));',
    'find → findLast',
    'of two equal sets either makes the yaku',
  ],
  [
    'src/components/shell/numbered.ts',
    'const sections = chaptersOf(book).find((chapter) => chapter.slug === slug)?.sections ?? [];',
    'find → findLast',
    'a chapter stands once in its rulebook',
  ],
  [
    'src/components/hand/runs.ts',
    'const isEqual = (faces: readonly Face[]): boolean => faces.every((face) => face === faces[0]);',
    '0 → (0 + 1)',
    'two tiles or more are all the first where they are all the second',
  ],
  [
    'src/components/referee/mistaken-for.ts',
    "if (stray.length > 0) throw new Error(`mistaken-for.json names cards that are not there: ${stray.join(', ')}`);",
    '0 → (0 + 1)',
    'checks our own list, in which every card is there',
  ],
  ['src/components/chapter/han-values.ts', 'const MOST_HAN = 40;', '40 → (40 + 1)', 'far above the last limit'],
  [
    'src/components/answer/yaku-groups.ts',
    "(typeof a === 'number' ? a : Infinity) - (typeof b === 'number' ? b : Infinity) || 0;",
    '- → +',
    'today’s yaku come by their worth already',
  ],
  [
    'src/components/table-diagrams/dead-wall.ts',
    'export const COLUMN = 38;',
    '38 → (38 + 1)',
    'a drawing that is a unit wider shows the same',
  ],
  [
    'src/components/table-diagrams/plan.ts',
    'return { ...stack, part, x: middleOf(stack) + (counted ? GAP : 0) + (beyond ? GAP : 0) };',
    '0 → (0 + 1)',
    'a drawing that is a unit wider shows the same',
  ],
  [
    'src/components/words/step-text.ts',
    'const named = seat && pattern ? { seat: words[`seat.${seat}`], yaku: yaku[pattern] } : {};',
    '&& → ||',
    'who is liable and for what come together',
  ],
  [
    'src/components/referee/settled.ts',
    "if (stray.length > 0) throw new Error(`settled.json names what is not there: ${stray.map(([id]) => id).join(', ')}`);",
    '0 → (0 + 1)',
    'checks our own list, in which every card is there',
  ],
  [
    'src/components/reference/fans.ts',
    'zh: z.string().min(1),',
    '1 → (1 + 1)',
    'checks our own data: no Chinese name of a fan is one character',
  ],
  [
    'src/components/chapter/place.ts',
    'const page = LANGUAGES.find((one) => one.lang === lang) ?? LANGUAGES[0];',
    'find → findLast',
    'each language is there once',
  ],
  [
    'src/components/play/asks/walls.ts',
    'const right = places.find((place) => place.number === number);',
    'find → findLast',
    'each number stands once in the dead wall',
  ],
  [
    'src/components/settle/link.ts',
    "...(from !== undefined && pattern !== undefined ? { liable: { from: from as Liable['from'], pattern } } : {}),",
    '&& → ||',
    'who is liable and for what come together',
  ],
  [
    'src/components/practice/lesson/guided.ts',
    'return Object.fromEntries(linesOf(question).flatMap((id) => (left.includes(id) ? [] : [[id, right[id] ?? 0]])));',
    '0 → (0 + 1)',
    'every line is counted',
  ],
  [
    'src/components/home/home-hand.ts',
    "if (!score.ok || score.kind !== 'win' || score.han === null || score.fu === null) {",
    '|| → &&',
    'checks our own hand, which is a plain win',
  ],
  ['src/components/chapter/result-line.ts', 'han === null || fu === null', '|| → &&', 'whoever has no han has no fu'],
  [
    'src/quizzes/exams/code.ts',
    'let [next, reached] = [0, -1];',
    '1 → (1 + 1)',
    'nothing begins before the first place',
  ],
  ['src/quizzes/exams/deal.ts', 'const MOST_TRIES = 4000;', '4000 → (4000 + 1)', 'stands for many tries'],
  [
    'src/quizzes/exams/statistics.ts',
    'x.reduce((sum, value, i) => sum + (value - inX) * ((y[i] ?? inY) - inY), 0);',
    '- → +',
    'what one side lies off its mean is enough: the other’s add up to nothing',
  ],
  [
    'src/quizzes/exams/merge.ts',
    'return one === other ? 0 : one < other ? -1 : 1;',
    '1 → (1 + 1)',
    'an order asks for the sign only',
  ],
  [
    'src/quizzes/exams/answer-bits.ts',
    'const list: readonly unknown[] = Array.isArray(value) ? value.slice(0, 2 ** width - 1) : [];',
    '- → +',
    'a longer list is written letter by letter either way',
  ],
  [
    'src/quizzes/exams/answer-bits.ts',
    "typeof value === 'object' && value !== null && Object.hasOwn(value, key)",
    '&& → ||',
    'what has no fields at all is written letter by letter either way',
  ],
  [
    'src/quizzes/exams/invitation.ts',
    '...(minutes > 0 && { deadline: minutes * MINUTE }),',
    '0 → (0 + 1)',
    'nobody wants codes by the first moment of 1970',
  ],
  [
    'src/quizzes/exams/sheets.ts',
    'if (sheet) dealtLater.set(event.blueprint, dealt.set(key, sheet));',
    'sheet → !(sheet)',
    'the same is dealt again, only slower',
  ],
  [
    'src/components/reference/table-points.ts',
    'const [own = 0, ...others] = totals(rules, [30, 10, -10, -30], [{ seat: 0, since, why }]);',
    '10 → (10 + 1)',
    'places follow from who has more',
  ],
  [
    'src/components/exams/event/pass-rates.ts',
    'PRESET_IDS.find((id) => {',
    'find → findLast',
    'no two presets ask the same',
  ],
  [
    'src/components/play/asks/mers.ts',
    'const found = settleRequest({ rules: RULES, ...TABLE, scores: [0, 0, 0, 0], event });',
    '0 → (0 + 1)',
    'asks are about what is paid, whatever everybody had before',
  ],
  [
    'src/components/tournament/ranking-csv.ts',
    '...criteria.map((id) => roundedValue(values[id] ?? 0)),',
    '0 → (0 + 1)',
    'everybody who is ranked has a value of each criterion',
  ],
  [
    'src/components/reference/fan-names.ts',
    "const chinese = (n: number): string => NUMBERED.find((one) => one.n === n)?.zh ?? '';",
    'find → findLast',
    'each number stands once',
  ],
  [
    'src/components/tournament/results.ts',
    "const last = Math.max(0, ...taken.map((row) => (row.kind === 'player' ? 0 : row.session + 1)));",
    '0 → (0 + 1)',
    'a tournament has a session from the beginning',
  ],
  [
    'src/components/chapter/place.ts',
    "const segmentsOf = (path: string): string[] => path.split('/').filter((part) => part !== '');",
    'filter → slice',
    'no rulebook has an empty name',
  ],
  [
    'src/components/table-diagrams/plan.ts',
    'export const GAP = 5;',
    '5 → (5 + 1)',
    'a drawing that is a unit wider shows the same',
  ],
  [
    'src/quizzes/memory/clock.ts',
    'card.last > now ? { ...card, last: now, due: now + (card.due - card.last) } : card;',
    '> → >=',
    'what was seen this moment is due when it was',
  ],
  [
    'src/quizzes/mistakes/by-lines.ts',
    'const suspect = way?.suspects.find((each) => each.mistake.id === mistake.id);',
    'find → findLast',
    'each misconception is suspected once',
  ],
  [
    'src/quizzes/path/begin-link.ts',
    'BEGINS.find((begin) => formatBegin(begin) === fragment);',
    'find → findLast',
    'each beginning has a link of its own',
  ],
  [
    'src/quizzes/mcr/plans.ts',
    'const suited = SUITS.map((suit) => anyChow(random, ofSuit(suit)) ?? chow(suit, 0));',
    '0 → (0 + 1)',
    'in every suit there is a chow',
  ],
  [
    'src/engine/mcr/play/position.ts',
    'const red = codes.findIndex((code) => code >= RED_BIT);',
    '>= → >',
    'no red tile is the first of all kinds',
  ],
  [
    'src/engine/mcr/waits.ts',
    'const held = (kind: Kind): number => all[kind]! - (kind === hand.winning ? 1 : 0);',
    '1 → (1 + 1)',
    'of the tile that was won by three at most were held: fewer are no more than three, either',
  ],
  [
    'src/engine/riichi/holding.ts',
    'if (a === undefined || b === undefined || c === undefined) return false;',
    '|| → &&',
    'fewer than three tiles are neither three nor four',
  ],
  [
    'src/quizzes/path/ready.ts',
    'const better = own.get(skill) ?? 0;',
    '0 → (0 + 1)',
    'every skill has its own from the beginning',
  ],
  [
    'src/quizzes/path/ready.ts',
    'const { alone, shared } = ofSkill.get(skill) ?? { alone: 1, shared: 0 };',
    '1 → (1 + 1)',
    'every skill of the test is among those that were fitted',
  ],
  [
    'src/quizzes/path/ready.ts',
    'const { alone, shared } = ofSkill.get(skill) ?? { alone: 1, shared: 0 };',
    '0 → (0 + 1)',
    'every skill of the test is among those that were fitted',
  ],
  [
    'src/quizzes/path/ready.ts',
    'const alone = shared + 1 / SPREAD_OF_SKILLS ** 2;',
    '/ → *',
    'skills differ by one: by which it is divided or multiplied is the same',
  ],
  [
    'src/quizzes/path/ready.ts',
    'return { skill, better, pull, ownPull: pull - better / SPREAD_OF_SKILLS ** 2, alone, shared };',
    '/ → *',
    'skills differ by one: by which it is divided or multiplied is the same',
  ],
  [
    'src/quizzes/exams/roster.ts',
    'for (let i = 0; i < line.length; i++) {',
    '< → <=',
    'behind the end of a line there is no letter to add',
  ],
  [
    'src/quizzes/exams/roster.ts',
    'return TIME_FACTORS.find((one) => String(one) === hundredths);',
    'find → findLast',
    'each time factor stands once',
  ],
  [
    'src/quizzes/exams/presets.ts',
    'Object.fromEntries(Object.entries({ open, dealer, by, limit, fans, short }).filter(([, said]) => said !== undefined));',
    'filter → slice',
    'what is undefined says as little as what is not there, in links and in files',
  ],
  [
    'src/components/practice/lines/line-text.ts',
    'const payer = PAYERS.find((one) => id.endsWith(`:${one}`));',
    'find → findLast',
    'a line has one payer',
  ],
  [
    'src/components/practice/lines/line-text.ts',
    'const stage = STAGES.find((one) => id.startsWith(`${one}:`));',
    'find → findLast',
    'a line has one stage',
  ],
];

/** A fault as it is told: what stands there, and what is put in its place. */
export const putOf = (source: string, { start, end, text }: Fault): string =>
  `${source.slice(start, end)} → ${text}`.replaceAll(/\s+/g, ' ').trim();

/** Where a fault is put: the number of its line, from 1, and the line itself. */
export function lineOf(source: string, { start }: Fault): { readonly line: number; readonly text: string } {
  const line = source.slice(0, start).split('\n').length;
  return { line, text: (source.split('\n')[line - 1] ?? '').trim() };
}

/** Why a fault cannot be seen from outside; undefined where it can. */
export const reasonUnseen = (file: string, source: string, fault: Fault): string | undefined =>
  UNSEEN.find(
    ([of, line, put]) => of === file && line === lineOf(source, fault).text && put === putOf(source, fault),
  )?.[3];
