import { useEffect, useState } from 'preact/hooks';
import { fetchScenes, type ScenesFile, type SceneInWords } from './scenes.ts';
import { useStrings } from './strings.ts';

interface Props {
  readonly file: ScenesFile;
  readonly scene: { readonly id: string; readonly twist: boolean };
}

/** A scene in words, once loaded. */
export function SceneText({ file, scene: { id, twist } }: Props) {
  const { lang } = useStrings();
  const [text, setText] = useState<SceneInWords | undefined>(undefined);
  useEffect(() => {
    let isCurrent = true;
    void fetchScenes(file, lang).then((textOf) => {
      if (isCurrent) setText(textOf({ id, twist }));
    });
    return () => {
      isCurrent = false;
    };
  }, [file, lang, id, twist]);
  return (
    <span class="scene" lang={text?.mark}>
      {text?.text ?? '…'}
    </span>
  );
}
