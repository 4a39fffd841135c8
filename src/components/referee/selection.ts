import type { BookId } from '../../engine/index.ts';
import { OFFENCES, OFFENCE_GROUPS, type Offence, type Ruling, type RulingKind } from './offences.ts';

/** Which rulings of a rulebook: those decided by an article or its parts, those of a kind, or all. */
export interface Selection {
  readonly article?: string | undefined;
  readonly kind?: RulingKind | undefined;
}

/** An offence with the ruling of one rulebook. */
export interface Ruled {
  readonly offence: Offence;
  readonly ruling: Ruling;
}

const isWithin = (article: string | undefined, section: string): boolean =>
  article === section || article?.startsWith(`${section}.`) === true;

/** The rulings of a rulebook that say something, in the groups of offences. */
export function rulingsOf(book: BookId, { article, kind }: Selection) {
  return OFFENCE_GROUPS.map((group) => ({
    group,
    rows: OFFENCES.filter((offence) => offence.group === group)
      .flatMap((offence): Ruled[] => {
        const ruling = offence.rulings[book];
        return ruling && ruling.kind !== 'silent' ? [{ offence, ruling }] : [];
      })
      .filter(({ ruling }) => article === undefined || isWithin(ruling.articles[0], article))
      .filter(({ ruling }) => kind === undefined || ruling.kind === kind),
  })).filter(({ rows }) => rows.length > 0);
}
