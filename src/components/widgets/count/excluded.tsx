import { FANS, type FanId, type McrExclude } from '../../../engine/mcr/index.ts';
import { mcrWords } from '../fan/fetch-words.ts';

const isFanId = (id: string): id is FanId => FANS.some((fan) => fan === id);

/** A sentence that contains the name of a fan, which may be in another language. */
export function WithFan({ text, fan }: { readonly text: string; readonly fan: FanId }) {
  const { name, nameLang } = mcrWords().fans[fan];
  const [before, after = ''] = text.split(/\{\{(?:by|fan)\}\}/);
  return (
    <>
      {before}
      <span lang={nameLang}>{name}</span>
      {after}
    </>
  );
}

/** Why a fan is excluded: the principle, and the fan responsible. */
export function ExclusionReason({ step: { by, principle } }: { readonly step: Pick<McrExclude, 'by' | 'principle'> }) {
  const text = mcrWords().mcr[`by.${principle}`];
  return isFanId(by) ? <WithFan text={text} fan={by} /> : <>{text}</>;
}
