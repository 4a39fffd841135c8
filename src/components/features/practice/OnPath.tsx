import { sitePath } from '../../../locales.ts';
import type { BookId } from '../../../engine/rulebooks/ids.ts';
import { parseBegin } from '../../../quizzes/path/begin-link.ts';
import type { PathStatus } from '../../../quizzes/path/status.ts';
import { $journey } from '../../../stores/path.ts';
import { nextOnPath } from './next-on-path.ts';
import { openLink } from './open-link.ts';
import type { StandingWords } from './learner-words.ts';
import { useStrings } from '../../widgets/questions/strings.ts';

interface Props {
  readonly standing: PathStatus;
  readonly rules: BookId;
  readonly said: StandingWords;
  /** Whether this is the main action. */
  readonly isMain: boolean;
  /** Whether the next stop may start; otherwise there is only the way back. */
  readonly mayGoOn: boolean;
}

/** Leads from the end of a session to the next stop on the path, and back to the path. */
export function OnPath({ standing, rules, said, isMain, mayGoOn }: Props) {
  const strings = useStrings();
  const { href, text } = nextOnPath(standing, rules, said, strings);
  /** The address may already name this session; following the link would then change nothing. */
  const begin = (event: MouseEvent): void => {
    const fragment = href.slice(href.indexOf('#'));
    if (parseBegin(fragment) === undefined || !openLink(fragment)) return;
    event.preventDefault();
    history.replaceState(history.state, '', fragment);
  };
  return (
    <>
      {mayGoOn && (
        <a class={isMain ? 'button' : 'button quiet'} href={href} onClick={begin}>
          {text}
        </a>
      )}
      {$journey.get().can !== '' && (
        <a class="button quiet" href={sitePath('#path', strings.locale)}>
          {said.back}
        </a>
      )}
    </>
  );
}
