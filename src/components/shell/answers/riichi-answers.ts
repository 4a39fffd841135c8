import {
  RIICHI_RULEBOOKS,
  type RiichiId,
  type Winner,
  baseOf,
  formatHandLink,
  LIMITS,
  LIMIT_BASE,
  type Limit,
  fetchRulebook,
  leastHan,
  limitOf,
  limitRule,
  limitSteps,
  scoreRequest,
  sharesOf,
} from '../../../engine/riichi/index.ts';
import { fill } from '../../../i18n/strings.ts';
import { named } from '../../../i18n/signs.ts';
import { inNumbers } from '../../base/answer/format-payment.ts';
import { resultLine } from '../../base/steps/result-line.ts';
import type { Answer, AnswerFile } from './answer-file.ts';
import { type AskedHand, askedDraft } from './asked-hand.ts';
import type { AskedPrice } from './asked-price.ts';

const WAYS = ['discard', 'draw'] as const;
const SEATS = ['other', 'east'] as const;
const MOST_HAN = 40;
const LEAST_FU = 20;
const MOST_FU = 110;
const TABLE_FU = Array.from({ length: 10 }, (_, i) => LEAST_FU + 10 * i);
const SEVEN_PAIRS_FU = 25;

/** Fu as they are paid: rounded up to ten, but for seven pairs. */
const roundedFu = (fu: number): number => (fu === SEVEN_PAIRS_FU ? fu : Math.ceil(fu / 10) * 10);
const isLimit = (id: string | undefined): id is Limit => LIMITS.some((limit) => limit === id);

/** The han of a limit, and fewer han with the fu from which they reach it: `5, 4 han 40 fu, 3 han 70 fu`. */
function hanOf(
  limit: Limit,
  options: Parameters<typeof limitOf>[2],
  hanFu: (han: number, fu: number) => string,
): string {
  const all = Array.from({ length: MOST_HAN }, (_, i) => i + 1);
  const han = all.filter((n) => limitOf(n, LEAST_FU, options) === limit);
  const [from = Infinity, to = from] = [han[0], han.at(-1)];
  const range = to === MOST_HAN ? `${String(from)}+` : from === to ? String(from) : `${String(from)}–${String(to)}`;
  const fewer = all.filter((n) => n < from && limitOf(n, MOST_FU, options) === limit);
  const byFu = fewer.flatMap((n) => {
    const fu = TABLE_FU.find((one) => limitOf(n, one, options) === limit);
    return fu === undefined ? [] : [hanFu(n, fu)];
  });
  return [...(han.length === 0 ? [] : [range]), ...byFu.toReversed()].join(', ');
}

/** What a hand costs that is asked for by its han and fu, or by its limit. */
export async function riichiPrice(asked: AskedPrice, file: AnswerFile): Promise<Answer | undefined> {
  const { words, lang, places } = file;
  if (!(await fetchRulebook(file.book))) return undefined;
  const rules = RIICHI_RULEBOOKS[file.book as RiichiId];
  const { han, counters } = asked;
  const fu = asked.fu === undefined ? undefined : roundedFu(asked.fu);
  const byLimit = isLimit(asked.limit) && han === undefined ? asked.limit : undefined;
  if (byLimit === undefined && (han === undefined || han < 1 || han > MOST_HAN)) return undefined;
  const limit =
    byLimit ?? (fu === undefined && (han ?? 0) < 5 ? null : limitOf(han ?? 0, fu ?? LEAST_FU, rules.options));
  if (limit === null && fu === undefined) return undefined;

  const base = byLimit ? LIMIT_BASE[byLimit] : baseOf(han ?? 0, fu ?? LEAST_FU, rules.options).base;
  const can = (by: Winner['by']): boolean =>
    byLimit !== undefined || fu === undefined || (han ?? 0) >= leastHan(fu, by, false, rules.options);
  const priceOf = (seat: (typeof SEATS)[number], by: Winner['by']): string => {
    const shares = sharesOf(base, { dealer: seat === 'east', by }, counters * rules.options.counterValue);
    const called = inNumbers(shares, lang);
    const isFromEach = shares.discarder === null && shares.east === null;
    return isFromEach ? fill(words['step.from-each'] ?? '', { points: called }) : called;
  };
  const ways = WAYS.filter((by) => asked.by === undefined || asked.by === by);
  const lines = SEATS.filter((seat) => asked.seat === undefined || asked.seat === seat).flatMap((seat) =>
    ways.filter(can).map((by) => named(words[`chapter.pay.${seat}.${by}`] ?? '', priceOf(seat, by), lang)),
  );
  const hanFu = (n: number, f: number): string => fill(words['practice.hanFu'] ?? '', { han: n, fu: f });
  const size =
    han === undefined ? '' : fu === undefined ? named(words['chapter.limit.han'] ?? '', han, lang) : hanFu(han, fu);
  const limitName = limit === null ? '' : (words[`step.limit.${limit}`] ?? '');
  const more = counters > 0 ? fill(words['chapter.counters'] ?? '', { n: counters }) : '';
  const title = [size, limitName, more].filter((part) => part !== '').join(', ');
  const range = byLimit && hanOf(byLimit, rules.options, hanFu);
  const rangeLine = range ? [named(words['chapter.limit.han'] ?? '', range, lang)] : [];
  if (lines.length === 0)
    return {
      title,
      lines: [fill(words['settle.refusal.no-such-count'] ?? '', { han: han ?? 0, fu: fu ?? 0 })],
      place: undefined,
    };

  const [step] = han === undefined || limit === null ? [] : limitSteps(han, fu ?? LEAST_FU, rules);
  const rule =
    limit === null
      ? ways.length === 1 && ways[0] === 'draw'
        ? 'pay-tsumo'
        : 'pay-ron'
      : step?.kind === 'limit' && step.reason === 'rounded-up'
        ? 'roundUpMangan'
        : han === undefined
          ? limit
          : limitRule(limit, han);
  return { title, lines: [...rangeLine, ...lines], place: places[rule] };
}

/** What a hand of fourteen tiles is worth, the last one won on; with its link into the scorer. */
export async function riichiHand(
  { tiles, by = 'discard' }: AskedHand,
  file: AnswerFile,
  link: (hash: string) => Answer['place'],
): Promise<Answer | undefined> {
  const { words, lang } = file;
  if (!(await fetchRulebook(file.book))) return undefined;
  const draft = askedDraft(file.book, tiles, by);
  const place = link(formatHandLink(draft));
  const result = scoreRequest(draft);
  if (!result.ok) return undefined;
  const group = (name: string) =>
    Object.fromEntries(
      Object.entries(words).flatMap(([key, text]) =>
        key.startsWith(`${name}.`) ? [[key.slice(name.length + 1), text]] : [],
      ),
    );
  const line = resultLine(result, { chapter: group('chapter'), step: group('step'), lang } as unknown as Parameters<
    typeof resultLine
  >[1]);
  const how = [words[`chapter.by.${by}`], words['chapter.seat.south'], words['chapter.round.east']].join(', ');
  return { title: line, lines: [how], place };
}
