import EN from '../../../src/content/i18n/en.json' with { type: 'json' };
import { authoredIn } from '../../../src/components/features/exams/authored/build-authored.ts';
import { chaptersIn } from '../../../src/components/features/exams/authored/chapters-in.ts';

/** The chapter questions that exams can ask, as the built site serves them. */
export const CHAPTERS = chaptersIn(authoredIn({ all: () => EN }, 'en', (chapter) => chapter));
