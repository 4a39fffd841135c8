import { useEffect, useState } from 'preact/hooks';
import type * as Uqr from 'uqr';

/** The dark squares of a QR code, row by row. */
type Squares = readonly (readonly boolean[])[];

async function squaresOf(text: string): Promise<Squares | undefined> {
  // If the script fails to load, the page reports it, so nothing is thrown here.
  const module = (await import('uqr')) as typeof Uqr | undefined;
  return module?.encode(text, { ecc: 'L', border: 0 }).data;
}

/** Quiet zone that scanners need, in squares. */
const EDGE = 4;

const pathOf = (squares: Squares): string =>
  squares.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');

interface Props {
  readonly text: string;
  readonly label: string;
}

/** A text as a QR code, dark on light in every theme. The encoder is fetched on demand; without it nothing is drawn. */
export function QrCode({ text, label }: Props) {
  const [squares, setSquares] = useState<Squares>();
  useEffect(() => {
    let isWanted = true;
    squaresOf(text).then(
      (made) => isWanted && setSquares(made),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [text]);
  if (!squares) return null;
  const side = squares.length + 2 * EDGE;
  return (
    <svg
      class="qr"
      viewBox={`${-EDGE} ${-EDGE} ${side} ${side}`}
      role="img"
      aria-label={label}
      shape-rendering="crispEdges"
    >
      <rect x={-EDGE} y={-EDGE} width={side} height={side} fill="#fff" />
      <path d={pathOf(squares)} fill="#000" />
    </svg>
  );
}
