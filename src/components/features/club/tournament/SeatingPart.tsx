import { useState } from 'preact/hooks';
import { fill } from '../../../../i18n/strings.ts';
import { plural } from '../../../../i18n/plural.ts';
import { download } from '../../../base/files/download.ts';
import { Chips } from '../settle/Chips.tsx';
import { pantheonScript } from './pantheon.ts';
import { type PlanBy, PlanPaper } from './PlanPaper.tsx';
import { PlanView } from './PlanView.tsx';
import { firstOpen, playing, withPlan, withoutPlan } from './plan.ts';
import { useStrings } from './strings.ts';
import { usePaper } from './use-paper.ts';
import type { TournamentStore } from './use-tournament.ts';

/** How many sessions a plan is offered for at first, and at most. */
const [SESSIONS, MOST_SESSIONS] = [4, 20] as const;

/** The seating plan: made for a number of sessions, and from any session on once some are played. */
export function SeatingPart({ store }: { readonly store: TournamentStore }) {
  const { words, lang } = useStrings();
  const own = words.tournament;
  const { tournament, change } = store;
  const { plan, sessions } = tournament;
  const [paper, printPaper] = usePaper<PlanBy>();
  const open = firstOpen(tournament);
  const [asked, setAsked] = useState<{ readonly rounds?: number; readonly from?: number }>({});
  const [isDrawn, setDrawn] = useState(plan?.drawn === true);
  const least = Math.max(1, Math.min(open + 1, MOST_SESSIONS));
  const rounds = Math.max(least, asked.rounds ?? Math.max(plan?.rounds.length ?? SESSIONS, sessions.length));
  const from = Math.min(Math.max(asked.from ?? open, open), rounds - 1);
  const players = playing(tournament).length;
  const rest = players % 4;
  const numbers = (first: number, last: number): readonly number[] =>
    Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);
  return (
    <>
      <details class="settle-setup no-print">
        <summary>
          {own.seating}
          {plan && ` · ${plural(own, 'seating.sessions', plan.rounds.length, lang)}`}
        </summary>
        <div class="seating">
          {players < 4 ? (
            <p class="hint">{own['seating.roster']}</p>
          ) : (
            <>
              <p class="hint">{own['seating.hint']}</p>
              <div class="session-bar">
                <label class="field">
                  <span>{own['seating.rounds']}</span>
                  <select
                    value={rounds}
                    onChange={({ currentTarget: { value } }) => setAsked({ ...asked, rounds: Number(value) })}
                  >
                    {numbers(least, Math.max(MOST_SESSIONS, rounds)).map((n) => (
                      <option key={n} value={n}>
                        {n}
                      </option>
                    ))}
                  </select>
                </label>
                <label class="field">
                  <span>{own['seating.from']}</span>
                  <select
                    value={from}
                    onChange={({ currentTarget: { value } }) => setAsked({ ...asked, from: Number(value) })}
                  >
                    {numbers(open, rounds - 1).map((n) => (
                      <option key={n} value={n}>
                        {n + 1}
                      </option>
                    ))}
                  </select>
                </label>
              </div>
              <div class="settle">
                <Chips
                  legend={own['seating.winds']}
                  name="seating-winds"
                  options={[
                    ['given', own['seating.winds.given']],
                    ['drawn', own['seating.winds.drawn']],
                  ]}
                  value={isDrawn ? 'drawn' : 'given'}
                  onChange={(one) => {
                    setDrawn(one === 'drawn');
                    if (plan)
                      change({ ...tournament, plan: { rounds: plan.rounds, ...(one === 'drawn' && { drawn: true }) } });
                  }}
                />
              </div>
              {rest > 0 && <p class="hint">{plural(own, 'seating.rest', rest, lang)}</p>}
              <div class="actions">
                <button
                  type="button"
                  class="button"
                  onClick={() => change(withPlan(tournament, { from, rounds, drawn: isDrawn }))}
                >
                  {plan ? fill(own['seating.anew'], { n: from + 1 }) : own['seating.make']}
                </button>
                {plan && (
                  <>
                    <button type="button" class="button quiet" onClick={() => printPaper('tables')}>
                      {own['seating.paper.tables']}
                    </button>
                    <button type="button" class="button quiet" onClick={() => printPaper('players')}>
                      {own['seating.paper.players']}
                    </button>
                    <button type="button" class="button quiet" onClick={() => printPaper('sheets')}>
                      {own['seating.paper.sheets']}
                    </button>
                    <button
                      type="button"
                      class="button quiet"
                      onClick={() => download(pantheonScript(tournament, plan), 'pantheon.txt', 'text/plain')}
                    >
                      {own['seating.pantheon']}
                    </button>
                    <button type="button" class="button quiet" onClick={() => change(withoutPlan(tournament))}>
                      {own['seating.drop']}
                    </button>
                  </>
                )}
              </div>
              {plan && <p class="hint">{own['seating.pantheon.hint']}</p>}
              {plan && <PlanView store={store} plan={plan} first={Math.min(open, plan.rounds.length - 1)} />}
            </>
          )}
        </div>
      </details>
      {plan && paper && <PlanPaper tournament={tournament} plan={plan} by={paper} />}
    </>
  );
}
