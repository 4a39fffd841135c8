/** The texts in a picture of a result, in the language of the page. */
export interface PictureText {
  /** What was asked: a skill, a quiz, a mix. */
  readonly title: string;
  /** How it went: “8 of 10 right”. */
  readonly score: string;
  /** Below it: the rulebook, the day. */
  readonly details: readonly string[];
  /** The share of right answers, from 0 to 1. */
  readonly share: number;
}

/** The size of a link preview, in pixels. */
const [WIDTH, HEIGHT] = [1200, 630] as const;
const EDGE = 80;
const BAR = { top: 400, height: 20 } as const;
const SIZES = { title: 64, score: 104, details: 36 } as const;
const LEAST_SIZE = 28;

const property = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** A colour as the current theme resolves it: a canvas does not know `light-dark()`. */
function colour(name: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${name})`;
  document.body.append(probe);
  const found = getComputedStyle(probe).color;
  probe.remove();
  return found;
}

/** Writes a line, smaller where it is long, and cut off where it still does not fit. */
function write(pen: CanvasRenderingContext2D, text: string, font: string, size: number, y: number): void {
  const most = WIDTH - 2 * EDGE;
  const take = (pixels: number): number => {
    pen.font = `${String(pixels)}px ${font}`;
    return pen.measureText(text).width;
  };
  take(Math.max(LEAST_SIZE, Math.min(size, (size * most) / take(size))));
  let shown = text;
  while (pen.measureText(shown).width > most && shown.length > 1) shown = `${shown.slice(0, -2)}…`;
  pen.fillText(shown, EDGE, y);
}

/** Draws the result of a session in the table's colours; undefined where the browser cannot draw. */
export function drawResult(
  { title, score, details, share }: PictureText,
  canvas: HTMLCanvasElement,
): Promise<Blob | undefined> {
  Object.assign(canvas, { width: WIDTH, height: HEIGHT });
  const pen = canvas.getContext('2d');
  if (!pen) return Promise.resolve(undefined);
  const [table, light, quiet] = [colour('--table'), colour('--on-table'), colour('--on-table-quiet')];
  const [titles, texts] = [property('--font-title'), property('--font-text')];
  pen.fillStyle = table;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = light;
  write(pen, title, titles, SIZES.title, 160);
  write(pen, score, titles, SIZES.score, 320);
  pen.fillStyle = quiet;
  pen.globalAlpha = 0.3;
  pen.fillRect(EDGE, BAR.top, WIDTH - 2 * EDGE, BAR.height);
  pen.globalAlpha = 1;
  pen.fillStyle = light;
  pen.fillRect(EDGE, BAR.top, (WIDTH - 2 * EDGE) * share, BAR.height);
  pen.fillStyle = quiet;
  write(pen, details.join(' · '), texts, SIZES.details, 500);
  write(pen, `Tensu · ${location.host}`, texts, SIZES.details, 560);
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png'));
}
