/**
 * What is missing and what is older than English in each language:
 *   npm run languages                                    a table by language, kind and rulebook
 *   npm run languages -- fr ema-2012                     each such text, its English, and what changed in that
 *   npm run languages -- --looked fr words/penalties     enters that somebody compared these with English
 *   npm run languages -- --looked fr --since main        the same for all that differs from a commit
 *   npm run languages -- --terms fr                      words that a term of src/content/words/fr/terms.json forbids
 *   npm run languages -- --share                         own words on the built pages by page type
 *   npm run languages -- --caps                          lowers the caps to what is there
 */
import { parseArgs } from 'node:util';
import { builtPages } from '../plugins/built.ts';
import { type Entry, entriesOf, translatedFiles } from '../plugins/ledger/ledger.ts';
import { forbiddenWords } from '../plugins/ledger/terms.ts';
import { LANGUAGES } from '../src/locales.ts';
import { lowered, staleByKind } from './languages/caps.ts';
import { difference } from './languages/difference.ts';
import { earlierEnglish, itemsAt } from './languages/history.ts';
import { mark, readCaps, writeCaps } from './languages/marking.ts';
import { shares, shareTable } from './languages/share.ts';
import { nameOf, statusTable } from './languages/table.ts';

const LANGS: readonly string[] = LANGUAGES.map(({ lang }) => lang).filter((lang) => lang !== 'en');
const files = translatedFiles(LANGS);
const allIn = (lang: string): readonly Entry[] => files.flatMap((file) => entriesOf(file, lang));

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    looked: { type: 'string' },
    since: { type: 'string' },
    caps: { type: 'boolean' },
    terms: { type: 'string' },
    share: { type: 'boolean' },
  },
});

const refuse = (why: string): void => {
  console.error(why);
  process.exitCode = 1;
};

function looked(lang: string, since: string | undefined, starts: readonly string[]): void {
  if (since === undefined && starts.length === 0) {
    refuse('Name what was looked at, as words/penalties/call-order or ui/tensu.nav, or --since a commit.');
    return;
  }
  const before = new Map(since === undefined ? [] : files.map((file) => [file, itemsAt(since, file, lang)]));
  const entries = allIn(lang).filter(
    (entry) =>
      entry.own !== undefined &&
      (starts.length === 0 || starts.some((start) => nameOf(entry).startsWith(start))) &&
      (since === undefined || before.get(entry.file)?.get(entry.id) !== entry.own),
  );
  if (entries.length === 0) refuse('No translated text has such a name.');
  mark(lang, entries, new Date().toISOString().slice(0, 10));
  console.log(`${lang}: ${String(entries.length)} texts are marked as made from the English of today.`);
}

function sinceOf({ english, mark: print }: Entry, was: string | undefined): string {
  if (was !== undefined) return difference(was, english);
  return print === undefined ? 'nobody has compared it yet' : 'the history here does not have its earlier English text';
}

function list(lang: string, wanted: readonly string[]): void {
  const open = allIn(lang).filter(
    (entry) => entry.standing !== 'done' && wanted.every((part) => nameOf(entry).includes(part)),
  );
  for (const [file, entries] of Map.groupBy(open, (entry) => entry.file)) {
    const prints = entries.flatMap(({ id, mark: print }) =>
      print === undefined ? [] : [[id, print.split(' ')[0] ?? ''] as const],
    );
    const earlier = earlierEnglish(file, new Map(prints));
    for (const entry of entries) {
      console.log(`${nameOf(entry)} is ${entry.standing}`);
      console.log(`  en: ${entry.english}`);
      if (entry.own !== undefined) console.log(`  ${lang}: ${entry.own}`);
      if (entry.standing === 'stale') console.log(`  since: ${sinceOf(entry, earlier.get(entry.id))}`);
    }
  }
  console.log(`${String(open.length)} texts.`);
}

const [lang = '', ...wanted] = values.looked === undefined ? positionals : [values.looked, ...positionals];
if (values.caps) {
  const caps = readCaps();
  writeCaps(
    Object.fromEntries(
      Object.entries(caps).map(([one, cap]) => [
        one,
        {
          forbidden: Math.min(cap.forbidden, forbiddenWords(one, files).length),
          stale: lowered(cap.stale, staleByKind(allIn(one))),
        },
      ]),
    ),
  );
} else if (values.share) console.log(shareTable(shares(await builtPages('dist/'))));
else if (values.terms !== undefined) {
  for (const { name, found, instead } of forbiddenWords(values.terms, files))
    console.log(`${name}: ${found} → ${instead}`);
} else if (lang === '') console.log(statusTable(new Map(LANGS.map((one) => [one, allIn(one)]))));
else if (!LANGS.includes(lang)) refuse(`There is no language "${lang}"; there are ${LANGS.join(', ')}.`);
else if (values.looked !== undefined) looked(lang, values.since, wanted);
else list(lang, wanted);
