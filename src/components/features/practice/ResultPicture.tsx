import { useRef, useState } from 'preact/hooks';
import { downloadBlob } from '../../base/files/download.ts';
import type * as PictureModule from './result-picture.ts';
import { useStrings } from '../../widgets/questions/strings.ts';

const NAME = 'tensu-result.png';

async function draw(text: PictureModule.PictureText, canvas: HTMLCanvasElement): Promise<File | undefined> {
  try {
    // When the page itself reports a missing script, the import gives neither a module nor an error.
    const module = (await import('./result-picture.ts')) as typeof PictureModule | undefined;
    const blob = await module?.drawResult(text, canvas);
    return blob && new File([blob], NAME, { type: blob.type });
  } catch {
    return undefined;
  }
}

const canShare = (file: File): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });

/** A picture of the result, drawn in the browser on request, to save or share. */
export function ResultPicture({ text }: { readonly text: PictureModule.PictureText }) {
  const { practice } = useStrings().words;
  const canvas = useRef<HTMLCanvasElement>(null);
  const [file, setFile] = useState<File | 'missing' | undefined>(undefined);
  const make = (): void => {
    if (canvas.current) void draw(text, canvas.current).then((made) => setFile(made ?? 'missing'));
  };
  const isMade = typeof file === 'object';
  return (
    <div class="result-picture">
      {!isMade && (
        <button type="button" class="button quiet" data-asks-again onClick={make}>
          {practice['picture.make']}
        </button>
      )}
      {file === 'missing' && <p role="alert">{practice.missing}</p>}
      <canvas
        ref={canvas}
        hidden={!isMade}
        role="img"
        aria-label={[text.title, text.score, ...text.details].join(', ')}
      />
      {isMade && (
        <div class="actions">
          <button
            type="button"
            class="button"
            ref={(button) => button?.focus()}
            onClick={() => downloadBlob(file, NAME)}
          >
            {practice['picture.save']}
          </button>
          {canShare(file) && (
            // Closing the share sheet is not an error.
            <button
              type="button"
              class="button quiet"
              onClick={() => void navigator.share({ files: [file] }).catch(() => undefined)}
            >
              {practice['day.share']}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
