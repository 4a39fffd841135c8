import type { Named, Shares, StepId } from '../base/terms.ts';
import { sameShares, sharesIn } from '../judge/shares.ts';
import { isSound, ownHan, samePatterns } from '../judge/steps.ts';
import { countedBy } from '../lines/count.ts';
import type { LineId } from '../base/lines.ts';
import { sharesInLines } from '../lines/payment.ts';
import { hanByYaku } from './han.ts';
import { countOfPayment } from './payment-change.ts';
import type { Evidence } from './small.ts';
import { type Read, STEPS_IN_LINES, type StepInLines, type Suspect, guessOf, readLines } from './by-lines.ts';
import { type Explanation, leadingOf } from './explanations.ts';
import { certaintyOf } from './certainty.ts';
import { type Case, MISCONCEPTIONS, type Misconception } from './index.ts';
import { type Shown, addsTo, updateEvidence } from './evidence.ts';

type AnyStepAnswer = readonly Named[] | number | Shares;

function same(step: StepId, a: AnyStepAnswer, b: AnyStepAnswer): boolean {
  if (step === 'yaku') return samePatterns(a as readonly Named[], b as readonly Named[]);
  return step === 'payment' ? sameShares(a as Shares, b as Shares) : a === b;
}

/** The right value of a step after the learner's own earlier steps; null if there is none. */
function dueAt(step: StepId, one: Case): AnyStepAnswer | null {
  const { win, given } = one;
  if (step === 'yaku') return win.items.map(({ id }) => id);
  if (step === 'han') return win.han === null ? null : (ownHan(given, one) ?? win.han);
  if (step === 'fu') return win.fu;
  const counted = countOfPayment(one);
  return counted ? sharesInLines(countedBy(counted.count)) : sharesIn(win.payment);
}

interface Found {
  readonly mistake: Misconception;
  readonly answer: AnyStepAnswer;
}

/** What each misconception gives at a step. Han that were told without yaku may be wrong by a mistake in the yaku. */
function answersAt(step: StepId, one: Case): readonly Found[] {
  const own = MISCONCEPTIONS.filter((mistake) => mistake.step === step).flatMap((mistake) => {
    const answer = mistake.answer(one);
    return answer === undefined ? [] : [{ mistake, answer }];
  });
  return step === 'han' && one.given.yaku === undefined ? [...own, ...hanByYaku(one)] : own;
}

/** The misconceptions that would change the answer to a step here, each with that answer. */
function inPlay(step: StepId, one: Case): readonly Found[] {
  const due = dueAt(step, one);
  return due === null ? [] : answersAt(step, one).filter(({ answer }) => !same(step, answer, due));
}

/** Leaves out those that are vague here beside others for which as much speaks. */
function tellable<F extends { readonly mistake: Misconception }>(
  found: readonly F[],
  one: Case,
  leanings: Evidence,
): readonly F[] {
  const speaks = ({ mistake }: F): number => leanings[mistake.id] ?? 0;
  return found.filter(
    (each) =>
      each.mistake.isVague?.(one) !== true || !found.some((other) => other !== each && speaks(other) >= speaks(each)),
  );
}

/** How likely a slip gives just this answer. */
const SLIP_HITS: Readonly<Record<StepId, number>> = { yaku: 0.4, han: 0.3, fu: 0.25, payment: 0.1 };
const STRENGTH = Math.E;

const leaning = (leanings: Evidence, { id }: Misconception): number => STRENGTH ** (leanings[id] ?? 0);

/** The probability that a slip in one line gives exactly a misconception's value. */
const LINE_HITS = 0.3;
/** By how much a line speaks for a misconception that explains it, and against one that it contradicts. */
const LINE_SPEAKS = Math.log(1 / (0.05 * LINE_HITS));

/** How a suspect fares against the lines of an answer. */
interface Fit {
  readonly suspect: Suspect;
  readonly odds: number;
  /** The wrong lines that it explains. */
  readonly explains: readonly LineId[];
  /** How many lines it would have made wrong, or wrong in another way. */
  readonly denies: number;
}

function fitOf(suspect: Suspect, { lines }: Read, leanings: Evidence): Fit {
  const apart = lines.filter((line) => guessOf(suspect, line) !== line.right);
  const explains = apart.filter((line) => guessOf(suspect, line) === line.given).map(({ id }) => id);
  const odds = suspect.mistake.weight * leaning(leanings, suspect.mistake);
  return { suspect, odds, explains, denies: apart.length - explains.length };
}

const bareScoreOf = ({ explains, denies }: Fit): number => LINE_SPEAKS * (explains.length - denies);
const scoreOf = (fit: Fit): number => Math.log(fit.odds) + bareScoreOf(fit);

/**
 * The misconceptions behind the wrong lines, greedily: first the one that explains most, then those that explain the
 * rest.
 */
function explainLines(read: Read, one: Case, leanings: Evidence): readonly Explanation[] {
  const fits = read.suspects.map((suspect) => fitOf(suspect, read, leanings));
  const inPlay = fits.filter(({ explains, denies }) => explains.length + denies > 0);
  const sum = inPlay.reduce((total, { odds }) => total + odds, 0);
  const ranked = inPlay
    .filter(({ explains, denies }) => explains.length > 0 && explains.length >= denies)
    .sort((a, b) => scoreOf(b) - scoreOf(a));
  const causes = tellable(
    ranked.map((fit) => ({ ...fit, mistake: fit.suspect.mistake })),
    one,
    leanings,
  ).map((fit): Explanation => {
    const { mistake, explains } = fit;
    const rivals = ranked.filter((other) => other.explains.some((id) => explains.includes(id)));
    const best = Math.max(...rivals.map(bareScoreOf));
    const weighed = (one: Fit): number => (one.odds / sum) * Math.exp(bareScoreOf(one) - best);
    const all = rivals.reduce((total, one) => total + weighed(one), 0);
    const certainty = certaintyOf({
      odds: weighed(fit),
      all: 1,
      fitting: all,
      slipHits: LINE_HITS ** explains.length,
      known: leaning(leanings, mistake),
    });
    return { mistake, ...certainty, lines: explains };
  });
  const leading = leadingOf(causes);
  return [...leading, ...causes.filter((cause) => !leading.includes(cause))];
}

const isInLines = (step: StepId): step is StepInLines => STEPS_IN_LINES.some((one) => one === step);
const readOf = (step: StepId, one: Case): Read | undefined => (isInLines(step) ? readLines(step, one) : undefined);

/**
 * The misconceptions that give the learner's answer at a step, the likeliest first; none when it is right or unexplained.
 * The more often one of them has shown before, the less likely is a slip that happens to give the same.
 */
export function explain(step: StepId, one: Case, leanings: Evidence = {}): readonly Explanation[] {
  const read = readOf(step, one);
  if (read) return explainLines(read, one, leanings);
  const given = one.given[step];
  if (given === undefined) return [];
  const all = inPlay(step, one).map((found) => ({
    ...found,
    odds: found.mistake.weight * leaning(leanings, found.mistake),
  }));
  const fitting = tellable(
    all.filter(({ answer }) => same(step, answer, given)),
    one,
    leanings,
  );
  const oddsOf = (some: readonly { readonly odds: number }[]): number =>
    some.reduce((total, { odds }) => total + odds, 0);
  const known = Math.max(1, ...fitting.map(({ mistake }) => leaning(leanings, mistake)));
  const beside = { all: oddsOf(all), fitting: oddsOf(fitting), slipHits: SLIP_HITS[step], known };
  return fitting
    .map(({ mistake, odds }) => ({ mistake, ...certaintyOf({ odds, ...beside }) }))
    .sort((a, b) => b.share - a.share);
}

/** Whether a misconception changes the value of a step. */
export function wouldShow(id: string, step: StepId, one: Case): boolean {
  const due = dueAt(step, one);
  if (due === null) return false;
  const mistake = MISCONCEPTIONS.find((each) => each.id === id);
  if (!mistake) return false;
  if (step === 'han' && mistake.step === 'yaku')
    return hanByYaku(one).some((found) => found.mistake === mistake && found.answer !== due);
  const answer = mistake.step === step ? mistake.answer(one) : undefined;
  return answer !== undefined && !same(step, answer, due);
}

function shownInLines(read: Read, leanings: Evidence): readonly Shown[] {
  const wrong = read.lines.filter((line) => line.given !== line.right).length;
  const fits = read.suspects
    .map((suspect) => fitOf(suspect, read, leanings))
    .filter(({ explains, denies }) => explains.length + denies > 0);
  const shows = fits.filter(({ explains, denies }) => explains.length > denies);
  const speaks = (fit: Fit): number => (leanings[fit.suspect.mistake.id] ?? 0) + bareScoreOf(fit);
  return fits.map((fit): Shown => {
    const { suspect, explains } = fit;
    const rivals = shows.filter((other) => other.explains.some((id) => explains.includes(id)));
    const share = shows.includes(fit) ? (explains.length / wrong) * addsTo(speaks(fit), rivals.map(speaks)) : 0;
    return [suspect.mistake.id, share];
  });
}

/** The misconceptions that a step's answer could have shown, given earlier answers. */
export function shownBy(step: StepId, one: Case, leanings: Evidence): readonly Shown[] {
  const read = readOf(step, one);
  if (read) return shownInLines(read, leanings);
  const given = one.given[step];
  if (given === undefined) return [];
  const isWrong = !isSound(step, one.given, one);
  const all = inPlay(step, one).map(({ mistake: { id }, answer }) => ({
    id,
    fits: isWrong && same(step, answer, given),
    speaks: leanings[id] ?? 0,
  }));
  const fitting = all.filter(({ fits }) => fits).map(({ speaks }) => speaks);
  return all.map(({ id, fits, speaks }) => [id, fits ? addsTo(speaks, fitting) : 0]);
}

/** Updates the evidence by an answer: every misconception that applied either gave this answer or did not. */
export const learn = (leanings: Evidence, step: StepId, one: Case): Evidence =>
  updateEvidence(leanings, shownBy(step, one, leanings));
