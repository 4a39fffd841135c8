import { OFFENCES } from '../../src/components/features/referee/offences.ts';
import { penaltyWords } from '../../src/components/features/referee/words.ts';
import type { BookId } from '../../src/engine/rulebooks/ids.ts';
import type { Article } from './chapters.ts';

/** Components that only ask or show, and state no rule. */
const SILENT = /^(?:Cite|AskTable|Example|McrExample|MayI|InForce|Checkpoint|Throws|Waits|Discards|ScorerIsland)$/;
const SENTENCE_END = /(?<=[.!?…][”"’)]*)\s+(?=\p{Lu}|[“„«‹])/u;
const VALUES = /\s(?:of|id|per|pattern|limit|han|fu|points|open|seat|by)=(?:"([^"]*)"|\{([^}]*)\})/g;

function valueText(name: string, attributes: string): string {
  if (SILENT.test(name)) return ' ';
  const values = [...attributes.matchAll(VALUES)].map(([, text, code]) => text ?? code ?? '');
  return values.length > 0 ? ` ‹${[name.toLowerCase(), ...values].join(' ')}› ` : ' ';
}

/** Splits an article's text into sentences, list items and table rows; values from data become ‹value notenPool›. */
function sentencesIn(source: string): string[] {
  const text = source
    .replaceAll(/<([A-Z]\w*)\b((?:[^<>]|\{[^}]*\})*?)\/>/g, (_, name: string, attributes: string) =>
      valueText(name, attributes),
    )
    .replaceAll(/<(?:Yaku|Fan)\b[^>]*\sid="([^"]*)"[^>]*>/g, '\n\n§$1§\n\n')
    .replaceAll(/<\/(?:Yaku|Fan)>/g, '\n\n§§\n\n')
    .replaceAll(/<\/?[A-Za-z][^>]*>/g, ' ')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[*_`]+/g, '')
    .replaceAll(/^\s*\|?[\s:|-]+\|\s*$/gm, '');
  let about = '';
  return text
    .split(/\n\s*\n|\n(?=\s*(?:[-|]|\d+\.)\s)|\n(?=\s*\|)/)
    .flatMap((block) => {
      const mark = /^\s*§([\w-]*)§\s*$/.exec(block);
      if (mark) about = mark[1] ? `${mark[1]}: ` : '';
      return mark
        ? []
        : block
            .replaceAll(/\s+/g, ' ')
            .split(SENTENCE_END)
            .map((one) => about + one.trim());
    })
    .filter((sentence) => /\p{L}/u.test(sentence));
}

/** What an article states: its own sentences, and the rulings in its penalty tables. */
export function sentencesOfArticle(article: Article, book: BookId, lang: string): string[] {
  const { nameOf, textOf } = penaltyWords(lang);
  const rulings = OFFENCES.flatMap((offence) => {
    const ruling = offence.rulings[book];
    if (!ruling?.articles.includes(article.n)) return [];
    const text = textOf({ book, offence, ruling })?.text ?? '';
    return [`${nameOf(offence).text}: ${ruling.kind}. ${text}`.trim()];
  });
  return [...sentencesIn(article.source), ...rulings];
}
