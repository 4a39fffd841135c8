import { useStore } from '@nanostores/preact';
import type { BookId } from '../../../engine/rulebooks/ids.ts';
import { fill } from '../../../i18n/strings.ts';
import { $left } from '../../../stores/practice/kept.ts';
import { MODES } from '../../../quizzes/session/modes.ts';
import { whenLoaded } from './load-session.ts';
import { useLobbyStrings } from '../../widgets/questions/strings.ts';

/** Offers to continue a session that was left before its end. */
export function GoOn({ rules }: { readonly rules: BookId }) {
  const { practice } = useLobbyStrings().words;
  const left = useStore($left, { ssr: () => undefined });
  if (!left || (MODES[left.mode].followsRulebook && left.rules !== rules)) return null;
  const what = left.skill === undefined ? '' : ` · ${practice[`skill.${left.skill}`]}`;
  return (
    <button type="button" class="button wide" onClick={() => whenLoaded(left.rules, (parts) => parts.goOn())}>
      {fill(practice['go-on'], { n: left.place, of: left.length })}
      {what}
    </button>
  );
}
