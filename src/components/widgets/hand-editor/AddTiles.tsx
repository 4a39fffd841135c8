import type { Tile } from '../../../engine/riichi/index.ts';
import { fill } from '../../../i18n/strings.ts';
import { tilesInWords } from '../../base/words/tiles.ts';
import { useState } from 'preact/hooks';
import { Choice } from './Choice.tsx';
import { Picker } from './Picker.tsx';
import { type Draft, hasWinningTile, tilesOf } from './draft.ts';
import { MELD_FORMS, type MeldForm, type Target, addTile, lacks, setFrom, withoutMeld, withoutTile } from './edit.ts';
import type { HandGame } from './hand-game.ts';
import { useStrings } from './strings.ts';

interface Props {
  readonly draft: Draft;
  readonly game: HandGame;
  readonly rules: string;
  readonly onChange: (draft: Draft) => void;
  readonly onRemark: (sentence: string) => void;
}

/** What Backspace removes: the last tile or set in the current target. */
function withoutLast(draft: Draft, target: Target): Draft {
  if (target === 'meld') return withoutMeld(draft, draft.melds.length - 1);
  if (target === 'winning' || (target === 'hand' && draft.winningTile !== '')) return { ...draft, winningTile: '' };
  const field = target === 'dora' ? 'doraIndicators' : target === 'ura' ? 'uraIndicators' : 'concealed';
  const count = tilesOf(draft[field]).length;
  return count === 0 ? draft : withoutTile(draft, field, count - 1);
}

/** Adds tiles by tapping: where they go, and the tiles to pick from. */
export function AddTiles({ game, draft, rules, onChange, onRemark }: Props) {
  const reds = game.redsOf(rules);
  const { words } = useStrings();
  const { scorer } = words;
  const [chosen, setChosen] = useState<Target>('hand');
  const [isOffered, setOffered] = useState(false);
  const [form, setForm] = useState<MeldForm>('pung');
  const wanted = chosen === 'ura' && draft.riichi === 'none' ? 'dora' : chosen;
  /** Targets offered only to a full hand close when it is no longer full. */
  const target = isOffered && !hasWinningTile(draft) ? 'hand' : wanted;
  const setTarget = (next: Target, isOffer = false): void => {
    setChosen(next);
    setOffered(isOffer);
  };
  const shown: readonly Target[] = !game.indicators ? [] : draft.riichi === 'none' ? ['dora'] : ['dora', 'ura'];
  const targets = (['hand', 'meld', 'winning', ...shown] as const).map((one): [Target, string] => [
    one,
    scorer[`target.${one}`],
  ]);
  const needed = (tile: Tile): readonly Tile[] | undefined => (target === 'meld' ? setFrom(form, tile) : [tile]);

  const pick = (tile: Tile): void => {
    const changed = addTile(draft, target, form, tile, reds);
    if (changed === 'full' && target === 'hand' && game.indicators) {
      setTarget('dora', true);
      onRemark(fill(scorer['full.dora'], { tile: tilesInWords([tile], words.tile) }));
    } else if (typeof changed === 'string') onRemark(fill(scorer[changed], { tile: tilesInWords([tile], words.tile) }));
    else onChange(changed);
  };
  return (
    <div class="adding">
      <Choice
        legend={scorer.target}
        name="target"
        options={targets}
        value={target}
        onChange={(next) => setTarget(next)}
      />
      {target === 'meld' && (
        <div class="kind-of-set">
          <Choice
            legend={scorer.meld}
            hideLegend
            name="meld"
            options={MELD_FORMS.map((one) => [one, scorer[`meld.${one}`]])}
            value={form}
            onChange={setForm}
          />
          <p class="hint">{scorer['meld.hint']}</p>
        </div>
      )}
      <Picker
        reds={reds > 0}
        isUsed={(tile) => {
          const tiles = needed(tile);
          return (
            tiles === undefined || lacks(target === 'winning' ? { ...draft, winningTile: '' } : draft, tiles, reds)
          );
        }}
        onPick={pick}
        onBackspace={() => onChange(withoutLast(draft, target))}
      />
    </div>
  );
}
