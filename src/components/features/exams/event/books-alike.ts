import { FIRST_BOOK } from '../../../../chapters.ts';
import { BOOK_IDS, type BookId } from '../../../../engine/rulebooks/ids.ts';
import { sheetLength } from '../../../../quizzes/exams/blueprint/blueprint.ts';
import { PRESET_IDS, presetOf } from '../../../../quizzes/exams/blueprint/presets.ts';

/** All of a rulebook that the form of a new event shows: how long each kind of exam is. */
const shownOf = (rules: BookId): string =>
  PRESET_IDS.map((id) => {
    const { minutes, parts } = presetOf(id, rules);
    return `${String(minutes)} ${String(sheetLength({ parts }))}`;
  }).join();

/** The rulebooks by which the page of events looks like the one that is built. */
export const BOOKS_ALIKE = BOOK_IDS.filter((id) => shownOf(id) === shownOf(FIRST_BOOK));
