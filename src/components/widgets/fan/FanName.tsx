import type { FanId } from '../../../engine/mcr/index.ts';
import { mcrWords } from './fetch-words.ts';

/** The name of a fan. */
export function FanName({ fan }: { readonly fan: FanId }) {
  const { name, nameLang } = mcrWords().fans[fan];
  return <span lang={nameLang}>{name}</span>;
}

/** What makes a fan, in a few words. */
export function FanIs({ fan }: { readonly fan: FanId }) {
  const { is, isLang } = mcrWords().fans[fan];
  return <span lang={isLang}>{is}</span>;
}

/** Names of fan in a row, with a count if one repeats. */
export function FanNames({ fans }: { readonly fans: readonly FanId[] }) {
  if (fans.length === 0) return <>{mcrWords().mcr['fan.none']}</>;
  const once = [...new Set(fans)];
  return (
    <>
      {once.map((fan, i) => {
        const n = fans.filter((one) => one === fan).length;
        return (
          <span key={fan}>
            {i > 0 && ', '}
            <FanName fan={fan} />
            {n > 1 && ` × ${String(n)}`}
          </span>
        );
      })}
    </>
  );
}
