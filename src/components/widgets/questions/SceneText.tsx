import { useEffect, useState } from 'preact/hooks';
import { fetchScenes, type ScenesFile, type SceneTold } from './scenes.ts';
import { useStrings } from './strings.ts';

interface Props {
  readonly file: ScenesFile;
  readonly scene: { readonly id: string; readonly twist: boolean };
}

/** A scene in words, once they have come. */
export function SceneText({ file, scene: { id, twist } }: Props) {
  const { lang } = useStrings();
  const [told, setTold] = useState<SceneTold | undefined>(undefined);
  useEffect(() => {
    let isAsked = true;
    void fetchScenes(file, lang).then((tell) => {
      if (isAsked) setTold(tell({ id, twist }));
    });
    return () => {
      isAsked = false;
    };
  }, [file, lang, id, twist]);
  return (
    <span class="scene" lang={told?.mark}>
      {told?.text ?? '…'}
    </span>
  );
}
