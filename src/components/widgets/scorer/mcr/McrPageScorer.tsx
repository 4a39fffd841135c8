import { useStore } from '@nanostores/preact';
import { useEffect, useState } from 'preact/hooks';
import { MCR_IDS, type McrId } from '../../../../engine/rulebooks/ids.ts';
import { $book } from '../../../../stores/rulebook.ts';
import { fetchMcrWords } from '../../fan/fetch-words.ts';
import { fetchWords } from '../../../base/words/fetch-words.ts';
import { useGameInForce } from '../hand-over.ts';
import type { ScorerWords, WaitingWords } from '../../hand-editor/strings.ts';
import { Scorer } from '../Scorer.tsx';
import { MCR_EXAMPLE } from './example.ts';
import { MCR_SCORER } from './mcr-scorer.tsx';

const [DEFAULT_MCR] = MCR_IDS as readonly [McrId, ...McrId[]];

interface Props {
  readonly waiting: WaitingWords;
  readonly lang: string;
  readonly locale: string | undefined;
  /** Address of the scorer's own page. */
  readonly page: string;
}

async function fetchAllWords(): Promise<ScorerWords | 'lost'> {
  const [words, hasMcrWords] = await Promise.all([fetchWords<ScorerWords>('scorer-words.json'), fetchMcrWords()]);
  return hasMcrWords && words ? words : 'lost';
}

/** The page's scorer while an MCR rulebook is in force; it waits for its texts and offers to retry. */
export function McrPageScorer({ waiting, lang, locale, page }: Props) {
  const isInForce = useGameInForce('mcr');
  const book = useStore($book, { ssr: () => DEFAULT_MCR });
  const [words, setWords] = useState<ScorerWords | 'awaited' | 'lost'>('awaited');
  const ask = (): void => {
    setWords('awaited');
    void fetchAllWords().then(setWords);
  };
  useEffect(ask, []);
  if (!isInForce) return null;
  if (typeof words === 'object')
    return (
      <Scorer
        game={MCR_SCORER}
        rules={MCR_IDS.find((id) => id === book) ?? DEFAULT_MCR}
        strings={{ words, lang, locale }}
        first={MCR_EXAMPLE}
        page={page}
        isPage
        hasExampleHint={false}
      />
    );
  return (
    <div class="scorer awaited not-content" role="status">
      <p>{waiting[words === 'lost' ? 'missing' : 'loading']}</p>
      {words === 'lost' && (
        <button type="button" class="button" data-asks-again onClick={ask}>
          {waiting['missing.again']}
        </button>
      )}
    </div>
  );
}
