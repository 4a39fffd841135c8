import { MINIMUM, formatHandLink, paymentOf, scoreRequest } from '../../../engine/mcr/index.ts';
import { plural } from '../../../i18n/plural.ts';
import { named } from '../../../i18n/signs.ts';
import { fill } from '../../../i18n/strings.ts';
import type { Answer, AnswerFile } from './answer-file.ts';
import { type AskedHand, askedDraft } from './asked-hand.ts';
import type { AskedPrice } from './asked-price.ts';

const WAYS = ['discard', 'draw'] as const;
const MOST_POINTS = 400;

function pointsIn(n: number, { words, lang }: AnswerFile): string {
  const mcr = { 'points.other': '' };
  for (const [key, text] of Object.entries(words))
    if (key.startsWith('mcr.')) Object.assign(mcr, { [key.slice(4)]: text });
  return plural(mcr, 'points', n, lang);
}

const tooFew = (points: number, file: AnswerFile): string =>
  fill(file.words['mcr.result.short'] ?? '', { points: pointsIn(points, file), n: MINIMUM - points });

function priceLine(points: number, by: (typeof WAYS)[number], { words, lang }: AnswerFile): string {
  const { total, discarder, others } = paymentOf(points, by === 'draw');
  const number = (n: number): string => n.toLocaleString(lang);
  const parts = [
    ...(discarder === null ? [] : [`${words['points.discarder'] ?? ''} ${number(discarder)}`]),
    `${words['points.other'] ?? ''} ${number(others)}`,
    `${words['points.winner'] ?? ''} ${number(total)}`,
  ];
  return named(words[`points.${by}`] ?? '', parts.join(', '), lang);
}

/** What a hand of so many points costs. */
export function mcrPrice(asked: AskedPrice, file: AnswerFile): Answer | undefined {
  const points = asked.points ?? asked.han;
  if (points === undefined || points > MOST_POINTS || asked.fu !== undefined || asked.limit !== undefined)
    return undefined;
  const title = pointsIn(points, file);
  if (points < MINIMUM) return { title, lines: [tooFew(points, file)], place: file.places.minimum };
  const ways = WAYS.filter((by) => asked.by === undefined || asked.by === by);
  return {
    title,
    lines: ways.map((by) => priceLine(points, by, file)),
    place: file.places[ways[0] === 'draw' ? 'pay-draw' : 'pay-discard'],
  };
}

/** What a hand of fourteen tiles is worth, the last one won on; with its link into the scorer. */
export function mcrHand(
  { tiles, by = 'discard' }: AskedHand,
  file: AnswerFile,
  link: (hash: string) => Answer['place'],
): Answer | undefined {
  const draft = askedDraft(file.book, tiles, by);
  const result = scoreRequest(draft);
  if (!result.ok) return undefined;
  const how = [file.words[`points.${by}`], file.words['chapter.seat.south'], file.words['chapter.round.east']].join(
    ', ',
  );
  const place = link(formatHandLink(draft));
  if (result.kind === 'win')
    return { title: pointsIn(result.points, file), lines: [priceLine(result.points, by, file), how], place };
  const title =
    result.short === null ? (file.words['chapter.not-complete'] ?? '') : tooFew(MINIMUM - result.short, file);
  return { title, lines: [how], place };
}
