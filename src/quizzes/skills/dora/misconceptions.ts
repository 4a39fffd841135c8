import { isDoraRule } from '../../../engine/riichi/index.ts';
import { mustWin } from '../../hands/win.ts';
import { hanOf } from '../../judge/steps.ts';
import { HAN_MISCONCEPTIONS } from '../../misconceptions/han.ts';
import type { Case } from '../../misconceptions/misconception.ts';
import type { MisconceptionCheck } from '../../misconceptions/small.ts';
import type { AskedOfHand } from '../../skill-kit/skill.ts';

/** The misconceptions about han that change the dora, without the han of the yaku. */
export function doraWrongs(question: AskedOfHand<'dora'>, given: number): readonly MisconceptionCheck[] {
  const one: Case = { ...question, win: mustWin(question.hand), given: {} };
  const { items } = one.win;
  const ofYaku = hanOf(
    items.map(({ id }) => id),
    one.hand,
  );
  return HAN_MISCONCEPTIONS.flatMap(({ id, rule, answer, isVague }) => {
    if (typeof rule !== 'string' || !(rule === 'dora-next' || isDoraRule(rule))) return [];
    const han = answer(one);
    return han === undefined || ofYaku === undefined
      ? []
      : [{ id, rule, applies: true, fits: han - ofYaku === given, isVague: isVague?.(one) === true }];
  });
}
