import { WINDS } from '../../../../engine/riichi/index.ts';
import { fill } from '../../../../i18n/strings.ts';
import { firstOpen, pausing } from './plan.ts';
import { RoundTable } from './RoundTable.tsx';
import { useStrings } from './strings.ts';
import type { Plan, Tournament } from './tournament.ts';

/** How a plan is printed. */
export type PlanBy = 'tables' | 'players' | 'sheets';

interface Props {
  readonly tournament: Tournament;
  readonly plan: Plan;
  readonly by: PlanBy;
}

/** A seating plan on paper: for the wall by tables, a card for each player, or a score sheet for each table. */
export function PlanPaper({ tournament, plan, by }: Props) {
  const names = new Map(tournament.players.map(({ id, name }) => [id, name]));
  const nameOf = (id: number): string => names.get(id) ?? '';
  return (
    <div class="paper">
      {by === 'tables' && <ByTables tournament={tournament} plan={plan} nameOf={nameOf} />}
      {by === 'players' && <ByPlayers tournament={tournament} plan={plan} nameOf={nameOf} />}
      {by === 'sheets' && <ScoreSheets tournament={tournament} plan={plan} nameOf={nameOf} />}
    </div>
  );
}

interface PartProps extends Pick<Props, 'tournament' | 'plan'> {
  readonly nameOf: (id: number) => string;
}

function ByTables({ tournament, plan, nameOf }: PartProps) {
  const { tournament: own } = useStrings().words;
  return (
    <>
      {plan.rounds.map((round, i) => (
        <section key={i}>
          <h2>{[tournament.name, fill(own['session.n'], { n: i + 1 })].filter(Boolean).join(' · ')}</h2>
          <div class="wide-table">
            <RoundTable plan={plan} round={round} nameOf={nameOf} />
          </div>
          {pausing(tournament, i).length > 0 && (
            <p>{fill(own['seating.paused'], { names: pausing(tournament, i).map(nameOf).join(', ') })}</p>
          )}
        </section>
      ))}
      {plan.drawn && <p>{own['seating.drawn.hint']}</p>}
    </>
  );
}

function ByPlayers({ tournament, plan, nameOf }: PartProps) {
  const { words, lang } = useStrings();
  const { scorer, tournament: own } = words;
  const planned = new Set(plan.rounds.flat(2));
  const byName = tournament.players.toSorted((a, b) => a.name.localeCompare(b.name, lang));
  return (
    <div class="cards">
      {byName.map(({ id, name }) =>
        planned.has(id) ? (
          <section key={id}>
            <h2>{name}</h2>
            <table>
              <tbody>
                {plan.rounds.map((round, i) => {
                  const n = round.findIndex((table) => table.includes(id));
                  const table = round[n];
                  const wind = WINDS[table?.indexOf(id) ?? 0] ?? 'east';
                  return (
                    <tr key={i}>
                      <th scope="row">{fill(own['session.n'], { n: i + 1 })}</th>
                      <td>
                        {table
                          ? [fill(own['table.n'], { n: n + 1 }), ...(plan.drawn ? [] : [scorer[`wind.${wind}`]])].join(
                              ' · ',
                            )
                          : own['seating.pause']}
                        <br />
                        <small>
                          {table
                            ?.filter((other) => other !== id)
                            .map(nameOf)
                            .join(', ')}
                        </small>
                      </td>
                    </tr>
                  );
                })}
              </tbody>
            </table>
          </section>
        ) : null,
      )}
    </div>
  );
}

/** A sheet for each table of the sessions to come, for who reports on paper. */
function ScoreSheets({ tournament, plan, nameOf }: PartProps) {
  const { scorer, settle, tournament: own } = useStrings().words;
  const open = firstOpen(tournament);
  return (
    <div class="sheets">
      {plan.rounds.map((round, i) =>
        i < open
          ? null
          : round.map((table, n) => (
              <section key={`${String(i)} ${String(n)}`}>
                <h2>
                  {[tournament.name, fill(own['session.n'], { n: i + 1 }), fill(own['table.n'], { n: n + 1 })]
                    .filter(Boolean)
                    .join(' · ')}
                </h2>
                <table>
                  <thead>
                    <tr>
                      <th scope="col">{settle.player}</th>
                      <th scope="col">{settle['final.points']}</th>
                      <th scope="col">{settle['final.off']}</th>
                      <th scope="col">{own['seating.signature']}</th>
                    </tr>
                  </thead>
                  <tbody>
                    {table.map((id, seat) => (
                      <tr key={id}>
                        <th scope="row">
                          {nameOf(id)}
                          {!plan.drawn && <small> {scorer[`wind.${WINDS[seat] ?? 'east'}`]}</small>}
                        </th>
                        <td />
                        <td />
                        <td />
                      </tr>
                    ))}
                  </tbody>
                </table>
              </section>
            )),
      )}
    </div>
  );
}
