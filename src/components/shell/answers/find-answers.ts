import type { Answer, AnswerFile } from './answer-file.ts';
import { type AskedHand, askedHand } from './asked-hand.ts';
import { type AskedPrice, askedPrice } from './asked-price.ts';
import { matchEntries } from './match-entries.ts';
import { questionWords } from './question-words.ts';

const WHOLE_HAND = 14;

/** Makes the link of a hand into the scorer. */
export type ScorerLink = (hash: string) => NonNullable<Answer['place']>;

async function handAnswer(asked: AskedHand, file: AnswerFile, link: ScorerLink): Promise<Answer | undefined> {
  const isWhole = asked.tiles.length === WHOLE_HAND;
  if (!isWhole)
    return asked.tiles.length > WHOLE_HAND
      ? undefined
      : { title: asked.tiles.join(''), lines: [], place: link(`c=${asked.tiles.join('')}`) };
  return file.game === 'mcr'
    ? (await import('./mcr-answers.ts')).mcrHand(asked, file, link)
    : (await import('./riichi-answers.ts')).riichiHand(asked, file, link);
}

const asksPrice = ({ han, fu, points, limit }: AskedPrice): boolean =>
  [han, fu, points, limit].some((part) => part !== undefined);

async function priceAnswer(asked: AskedPrice, file: AnswerFile): Promise<Answer | undefined> {
  return file.game === 'mcr'
    ? (await import('./mcr-answers.ts')).mcrPrice(asked, file)
    : (await import('./riichi-answers.ts')).riichiPrice(asked, file);
}

/** Answers a question by the rulebook of a file: the worth of a hand, what han and fu cost, or what stands under a name. */
export async function findAnswers(sought: string, file: AnswerFile, link: ScorerLink): Promise<readonly Answer[]> {
  const words = questionWords(file.asked, file.lang);
  const hand = askedHand(sought, words);
  const price = hand ? undefined : askedPrice(sought, words);
  const counted = hand
    ? await handAnswer(hand, file, link)
    : price && asksPrice(price)
      ? await priceAnswer(price, file)
      : undefined;
  if (counted) return [counted];
  return matchEntries(sought, file, words).map(({ title, says, place }) => ({ title, lines: [says], place }));
}
