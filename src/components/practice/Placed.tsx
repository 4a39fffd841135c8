import { useStore } from '@nanostores/preact';
import type { BookId } from '../../engine/rulebooks/ids.ts';
import { fill } from '../../i18n/strings.ts';
import { sitePath } from '../../locales.ts';
import { $journey } from '../../stores/path.ts';
import { useSpeech } from './speech.ts';

/** What a placement showed to be known, and the way to the path. */
export function Placed({ rules }: { readonly rules: BookId }) {
  const { words, lang, locale } = useSpeech();
  const { standing, practice } = words;
  const known = useStore($journey).placed[rules] ?? [];
  const skills = new Intl.ListFormat(lang).format(known.map((skill) => practice[`skill.${skill}`]));
  return (
    <>
      <p>{known.length === 0 ? standing['placed.none'] : fill(standing.placed, { skills })}</p>
      <p class="actions">
        <a class="button" href={sitePath('#path', locale)}>
          {standing.show}
        </a>
      </p>
    </>
  );
}
