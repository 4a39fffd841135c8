import { useState } from 'preact/hooks';
import { type BySeat, SEAT_NUMBERS, eachSeat } from '../../../../engine/riichi/index.ts';
import { fill } from '../../../../i18n/strings.ts';
import { QrCode } from '../../../base/qr/QrCode.tsx';
import { CopyText } from './CopyText.tsx';
import type { Finishing } from './finishing.ts';
import { formatReport } from './report.ts';
import { useStrings } from './strings.ts';

interface Props {
  readonly game: Finishing;
  /** Names that are known already; empty for the others. */
  readonly names: BySeat<string>;
}

const MOST = { session: 60, table: 250 } as const;

/** The address at which the tournament sheet takes a report in. */
const addressFor = (code: string): string =>
  `${location.origin}${location.pathname.replace(/table\/(?:game|final)\/?$/, 'tournament/')}#${code}`;

/** Reports the end of a game to the organizer: as a code to send, or as a QR code to show. */
export function ReportTable({ game, names }: Props) {
  const { settle } = useStrings().words;
  const [isOpen, setOpen] = useState(false);
  const [place, setPlace] = useState({ session: 1, table: 1 });
  const [typed, setTyped] = useState<BySeat<string>>();
  const own = typed ?? names;
  const isPlaced = (['session', 'table'] as const).every(
    (field) => Number.isInteger(place[field]) && place[field] >= 1 && place[field] <= MOST[field],
  );
  const code = isOpen && isPlaced ? formatReport({ ...place, names: own, game }) : undefined;
  return (
    <details class="settle-setup no-print" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{settle.report}</summary>
      {isOpen && (
        <div class="report">
          <p class="hint">{settle['report.hint']}</p>
          <div class="four-scores">
            {(['session', 'table'] as const).map((field) => (
              <label key={field} class="field">
                <span>{settle[`report.${field}`]}</span>
                <input
                  type="text"
                  inputMode="numeric"
                  value={Number.isNaN(place[field]) ? '' : place[field]}
                  onInput={({ currentTarget: { value } }) =>
                    setPlace({ ...place, [field]: /^\d{1,3}$/.test(value) ? Number(value) : NaN })
                  }
                />
              </label>
            ))}
            {SEAT_NUMBERS.map((seat) => (
              <label key={seat} class="field">
                <span>{fill(settle['game.player'], { n: seat + 1 })}</span>
                <input
                  type="text"
                  autocomplete="off"
                  maxLength={80}
                  value={own[seat]}
                  onInput={({ currentTarget: { value } }) =>
                    setTyped(eachSeat((one) => (one === seat ? value : own[one])))
                  }
                />
              </label>
            ))}
          </div>
          {code !== undefined && (
            <>
              <QrCode text={addressFor(code)} label={settle['report.qr']} />
              <div class="actions">
                <CopyText label={settle['report.copy']} text={() => code} />
              </div>
            </>
          )}
        </div>
      )}
    </details>
  );
}
