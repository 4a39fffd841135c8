import { useEffect, useRef, useState } from 'preact/hooks';
import type { BookId } from '../../../engine/rulebooks/ids.ts';
import type { Strings } from '../../../i18n/strings.ts';
import { $book, DEFAULT_RULEBOOK } from '../../../stores/rulebook.ts';
import { KINDS, type Kind, type Wanted, embedCode, frameAddress, hasKind } from './code.ts';
import './embed.css';

interface Choice<Id extends string> {
  readonly id: Id;
  readonly name: string;
}

interface Props {
  readonly words: Strings<'embed'>;
  /** What the choice of a theme is called. */
  readonly theme: string;
  readonly books: readonly Choice<BookId>[];
  readonly themes: readonly Choice<string>[];
  readonly lang: string;
  /** The address of this page. */
  readonly at: string;
  /** The address of the script that defines the elements. */
  readonly script: string;
}

function Pick<Id extends string>(props: {
  readonly label: string;
  readonly value: Id;
  readonly among: readonly Choice<Id>[];
  readonly onPick: (id: Id) => void;
}) {
  const { label, value, among, onPick } = props;
  return (
    <label>
      <span>{label}</span>
      <select value={value} onChange={({ currentTarget }) => onPick(currentTarget.value as Id)}>
        {among.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A live frame that is as high as what it shows. */
function Preview({ src, title }: { readonly src: string; readonly title: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(320);
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent<{ from?: unknown; height?: unknown } | null>): void => {
      if (source !== frame.current?.contentWindow || data?.from !== 'tensu') return;
      if (typeof data.height === 'number' && data.height > 0) setHeight(data.height);
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, []);
  return <iframe key={src} ref={frame} src={src} title={title} style={{ height: `${height}px` }} />;
}

/** Makes the code that shows a part of the site on another page, with the frame as it will look. */
export function EmbedMaker({ words, theme, books, themes, lang, at, script }: Props) {
  const [wanted, setWanted] = useState<Wanted>({ kind: 'scorer', rules: DEFAULT_RULEBOOK, theme: 'system', link: '' });
  const [origin, setOrigin] = useState<string>();
  const [copied, setCopied] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const change = (more: Partial<Wanted>): void => setWanted({ ...wanted, ...more });
  useEffect(() => {
    setOrigin(location.origin);
    const book = books.find(({ id }) => id === $book.get()) ?? books[0];
    if (book) change({ rules: book.id });
  }, []);
  const { kind, rules } = wanted;
  const title = words[`kind.${kind}`];
  const kinds = KINDS.filter((one) => hasKind(one, rules)).map((id): Choice<Kind> => ({
    id,
    name: words[`kind.${id}`],
  }));
  const shown = kinds.some(({ id }) => id === kind) ? wanted : { ...wanted, kind: 'scorer' as const };
  const addresses =
    origin === undefined ? undefined : { at: new URL(at, origin).href, script: new URL(script, origin).href };
  const code = addresses ? embedCode(shown, { ...addresses, lang, title }) : '';
  const copy = (): void => {
    field.current?.select();
    navigator.clipboard.writeText(code).then(
      () => setCopied(code),
      () => setCopied(''),
    );
  };
  return (
    <div class="embed-maker not-content">
      <div class="embed-choices">
        <Pick label={words.kind} value={shown.kind} among={kinds} onPick={(one) => change({ kind: one, link: '' })} />
        <Pick label={words.rules} value={rules} among={books} onPick={(one) => change({ rules: one })} />
        <Pick label={theme} value={wanted.theme} among={themes} onPick={(one) => change({ theme: one })} />
      </div>
      {shown.kind !== 'yaku' && (
        <label>
          <span>{words.link}</span>
          <input
            type="url"
            value={wanted.link}
            aria-describedby="embed-link"
            onInput={({ currentTarget }) => change({ link: currentTarget.value })}
          />
          <small id="embed-link">{words[`link.${shown.kind === 'hand' ? 'scorer' : shown.kind}`]}</small>
        </label>
      )}
      <label>
        <span>{words.code}</span>
        <textarea ref={field} readOnly rows={4} spellcheck={false} value={code} />
      </label>
      <p>
        <button type="button" class="button" onClick={copy}>
          {words.copy}
        </button>{' '}
        <span role="status">{copied !== '' && copied === code ? words.copied : ''}</span>
      </p>
      <h2>{words.preview}</h2>
      {addresses && <Preview src={frameAddress(shown, addresses.at)} title={title} />}
    </div>
  );
}
