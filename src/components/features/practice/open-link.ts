import { quizOfDay } from '../../../quizzes/quiz/hand-of-day.ts';
import { parseQuestion } from '../../../quizzes/games/link.ts';
import { parseOwnHands } from '../../../quizzes/quiz/own-hands.ts';
import { parseQuiz } from '../../../quizzes/quiz/quiz.ts';
import { parseResult } from '../../../quizzes/quiz/result.ts';
import { type BookId, gameOf } from '../../../engine/rulebooks/ids.ts';
import { type Begin, NEXT_STEP, changesToBegin, parseBegin, stopToBegin } from '../../../quizzes/path/begin-link.ts';
import { ALL_SKILL_IDS, gameOfSkill } from '../../../quizzes/base/skill-ids.ts';
import {
  practiseChanges,
  practiseDue,
  practiseMix,
  practiseOwnHands,
  practiseSkill,
  practiseStop,
  rehearse,
  replay,
  takePlacement,
  takeQuiz,
} from '../../../stores/practice/begin.ts';
import { $book, chooseRulebook } from '../../../stores/rulebook.ts';
import { $invited, $outdated, $result } from '../../../stores/practice/running.ts';
import { leave } from '../../../stores/practice/session.ts';
import { LANGUAGES } from '../../../locales.ts';
import { nextHref } from '../../widgets/path-status/path-links.ts';
import { standingNow } from './next-on-path.ts';
import { todayEverywhere } from './days.ts';
import { TODAY } from './today.ts';

/** Starts a skill or its stop; false when it belongs to the other game. */
function beginSkill(begin: Begin, rules: BookId): boolean {
  const stop = stopToBegin(begin);
  const skill = stop ?? ALL_SKILL_IDS.find((id) => id === begin);
  if (skill === undefined || gameOfSkill(skill) !== gameOf(rules)) return false;
  if (stop === undefined) practiseSkill(rules, skill);
  else practiseStop(rules, stop);
  return true;
}

/** Starts what the path leads to, under the rulebook in force; false for a skill of the other game. */
function beginAt(begin: Begin): boolean {
  const changes = changesToBegin(begin);
  if (changes) {
    chooseRulebook(changes.to);
    practiseChanges(changes.to, changes.from);
    return true;
  }
  const rules = $book.get();
  if (begin === 'mix') practiseMix(rules);
  else if (begin === 'due') practiseDue(rules);
  else if (begin === 'placement') takePlacement(rules);
  else if (begin === 'rehearsal') rehearse(rules);
  else return beginSkill(begin, rules);
  return true;
}

/** Starts the learner's next step under the rulebook in force; where that is a chapter, goes there. */
function beginNext(): boolean {
  const page = LANGUAGES.find(({ lang }) => lang === document.documentElement.lang);
  const href = nextHref(standingNow($book.get()).next, page?.locale);
  const begin = parseBegin(href.slice(href.indexOf('#')));
  if (begin !== undefined) return beginAt(begin);
  location.assign(href);
  return true;
}

/**
 * Opens what a link's fragment describes: a quiz, a result, a question or hands of one's own. A quiz that can no longer be dealt is
 * reported with its settings. `#day=today` is the hand of the day, `#begin=mix` a session of the path. Returns false
 * when the fragment describes nothing.
 */
export function openLink(fragment: string): boolean {
  if (fragment === TODAY) {
    takeQuiz(quizOfDay(todayEverywhere(), $book.get()));
    return true;
  }
  if (fragment === NEXT_STEP) return beginNext();
  const begin = parseBegin(fragment);
  if (begin !== undefined) return beginAt(begin);
  const own = parseOwnHands(fragment);
  if (own) {
    const [first] = own;
    if (first) chooseRulebook(first.rules);
    practiseOwnHands(own);
    return true;
  }
  const result = parseResult(fragment);
  const linked = parseQuiz(fragment);
  const question = parseQuestion(fragment);
  if (result ?? linked) {
    leave();
    $result.set(result);
    $invited.set(linked?.isCurrent ? linked.quiz : undefined);
    $outdated.set(linked?.isCurrent ? undefined : linked?.quiz);
  } else if (question) replay([question]);
  return (result ?? linked ?? question) !== undefined;
}
