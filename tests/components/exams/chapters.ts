import EN from '../../../src/content/i18n/en.json' with { type: 'json' };
import { authoredIn } from '../../../src/components/features/exams/authored/build-authored.ts';
import { chaptersIn } from '../../../src/components/features/exams/authored/chapters-in.ts';

/** What exams can ask of the chapters, as the site gives it out. */
export const CHAPTERS = chaptersIn(authoredIn({ all: () => EN }, 'en', (chapter) => chapter));
