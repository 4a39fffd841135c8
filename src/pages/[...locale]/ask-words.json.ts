import type { APIRoute } from 'astro';
import type { AskWords } from '../../components/features/referee/finder/follow-up.ts';
import { chomboHeads } from '../../components/features/referee/verdict/chombo-heads.ts';
import { finesByCard } from '../../components/features/referee/log/options.ts';
import { gradesByHand } from '../../components/features/referee/provenance.ts';
import type { CaseWords } from '../../components/features/referee/verdict/words.ts';
import { langOf, localePaths } from '../../locales.ts';

const ASKS = import.meta.glob<AskWords>('../../content/words/*/asks.json', { eager: true, import: 'default' });
const CASES = import.meta.glob<CaseWords>('../../content/words/*/verdicts.json', { eager: true, import: 'default' });

const fines = finesByCard();

export const getStaticPaths = localePaths;

/** What the referee's search asks back and rules in a language: fetched by the finder at the first search. */
export const GET: APIRoute = ({ params: { locale } }) => {
  const lang = langOf(locale);
  const cases = CASES[`../../content/words/${lang}/verdicts.json`];
  return Response.json({
    ...ASKS[`../../content/words/${lang}/asks.json`],
    cases: cases && { ...cases, chombo: chomboHeads(cases.chombo, lang), grades: gradesByHand(), fines },
  });
};
