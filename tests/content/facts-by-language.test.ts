import { describe, expect, test } from 'vitest';
import { exactly } from '../../src/components/features/referee/finder/numbers.ts';
import { type Facts, type FactValue, makeFactReader } from '../../src/components/features/referee/verdict/facts.ts';
import list from '../../src/content/penalties/facts.json' with { type: 'json' };
import { LANGUAGES } from '../../src/locales.ts';
import { wordsIn } from './finder-words.ts';

const READERS = new Map<string, (text: string) => Facts>(
  LANGUAGES.map(({ lang }) => [lang, makeFactReader(wordsIn(lang, ['finder', 'facts']), list)]),
);
const factIn = (lang: string, fact: string, text: string): FactValue | undefined => READERS.get(lang)?.(text)[fact];

const atMost = (most: number): FactValue => ({ least: 0, most });
const atLeast = (least: number): FactValue => ({ least, most: Infinity });

describe.each<
  [fact: string, Readonly<Record<string, readonly (readonly [text: string, value: FactValue | undefined])[]>>]
>([
  [
    'tiles',
    {
      en: [
        ['at most five tiles fell', atMost(5)],
        ['six or more tiles fell', atLeast(6)],
        ['five tiles or so, at least', exactly(5)],
      ],
      ru: [
        ['упало максимум пять тайлов', atMost(5)],
        ['упало шесть или больше тайлов', atLeast(6)],
        ['упало одиннадцать тайлов', exactly(11)],
      ],
      uk: [
        ['впало щонайбільше п’ять тайлів', atMost(5)],
        ['впало шість або більше тайлів', atLeast(6)],
        ['у неї на руках дванадцять тайлів', exactly(12)],
        ['впало пять тайлів', exactly(5)],
        ['впало щонайменше шість тайлів', atLeast(6)],
        ['впало не менше шести тайлів', atLeast(6)],
        ['гравець показав тайл', exactly(1)],
        ['хтось щось показав', undefined],
      ],
      it: [
        ['sono cadute al massimo cinque tessere', atMost(5)],
        ['sei o più tessere scoperte', atLeast(6)],
        ['ha in mano dodici tessere', exactly(12)],
        ['almeno sei tessere sono cadute', atLeast(6)],
        ['una giocatrice ha fatto cadere sette tessere', exactly(7)],
        ['meno di sei tessere', atMost(5)],
        ['qualcosa è caduto', undefined],
      ],
      fr: [
        ['au plus cinq tuiles sont tombées', atMost(5)],
        ['six tuiles ou plus', exactly(6)],
        ['six ou plus de ses tuiles', atLeast(6)],
        ['il a douze tuiles en main', exactly(12)],
        ['au moins six tuiles sont tombées', atLeast(6)],
        ['une joueuse a fait tomber sept tuiles', exactly(7)],
        ['moins de six tuiles', atMost(5)],
        ['quelque chose est tombé', undefined],
      ],
    },
  ],
  [
    'minutes',
    {
      en: [
        ['late by twenty five minutes', exactly(25)],
        ['not more than ten minutes late', atMost(10)],
        ['ten players are late', undefined],
      ],
      ru: [
        ['опоздала на двадцать пять минут', exactly(25)],
        ['опоздал не больше чем на десять минут', atMost(10)],
        ['опоздали десять человек', undefined],
      ],
      uk: [
        ['запізнився на сім хвилин', exactly(7)],
        ['запізнилася на дванадцять хвилин', exactly(12)],
        ['запізнився на чверть години', exactly(15)],
        ['запізнення двадцять п’ять хвилин', exactly(25)],
        ['запізнився не більше ніж на десять хвилин', atMost(10)],
        ['запізнився більш ніж на десять хвилин', atLeast(11)],
        ['початок о 10:00, прийшла о 10:07', exactly(7)],
        ['запізнилися семеро гравців', undefined],
      ],
      it: [
        ['in ritardo di sette minuti', exactly(7)],
        ['è arrivata dodici minuti dopo', exactly(12)],
        ['un quarto d’ora di ritardo', exactly(15)],
        ['venticinque minuti di ritardo', exactly(25)],
        ['non più di dieci minuti di ritardo', atMost(10)],
        ['più di dieci minuti di ritardo', atLeast(11)],
        ['si comincia alle 10:00, è arrivato alle 10:07', exactly(7)],
        ['sette giocatori in ritardo', undefined],
      ],
      fr: [
        ['sept minutes de retard', exactly(7)],
        ['elle est arrivée douze minutes après', exactly(12)],
        ['un quart d’heure de retard', exactly(15)],
        ['dix-sept minutes de retard', exactly(17)],
        ['vingt-cinq minutes de retard', exactly(25)],
        ['pas plus de dix minutes de retard', atMost(10)],
        ['plus de dix minutes de retard', atLeast(11)],
        ['début à 10:00, il arrive à 10:07', exactly(7)],
        ['sept joueurs en retard', undefined],
      ],
    },
  ],
  [
    'whose',
    {
      en: [
        ['opened three of his tiles', 'own'],
        ['turned three of his own tiles face up for the second time', 'own'],
        ['three of my tiles fell face up when I pushed the wall', 'own'],
        ['it was not the wall but his own hand that showed, four tiles', 'own'],
        ['his own wall fell, three tiles showed', 'wall'],
        ['the wall was touched by his own hand and two tiles turned over', 'wall'],
        ['it was a tile of the wall and not of the dead wall', 'wall'],
        ['one tile of the dead wall turned over, none of the live wall', 'dead-wall'],
        ['reaching for the wall he knocked down two of mine', 'opponent'],
        ['my elbow knocked three tiles out of his hand', 'opponent'],
        ['her bag hit my hand, five tiles open', 'opponent'],
        ['he took his tile from the wrong place in the wall', 'wall'],
        ['two tiles turned over', undefined],
      ],
      ru: [
        ['открыл три своих тайла', 'own'],
        ['три моих тайла упали лицом вверх, когда я двигал стену', 'own'],
        ['не стена, а его рука открылась, четыре тайла', 'own'],
        ['из своей стены уронил два тайла', 'wall'],
        ['своим рукавом задел стену, два тайла открылись', 'wall'],
        ['потянулся к стене и уронил два тайла соседа', 'opponent'],
        ['уронил два моих тайла', 'opponent'],
        ['открыл три его тайла', undefined],
      ],
      uk: [
        ['три мої тайли впали горілиць, коли я рухав стіну', 'own'],
        ['не стіна, а його рука відкрилася, чотири тайли', 'own'],
        ['рухав свою стіну і відкрив два тайли', 'wall'],
        ['своїм рукавом зачепив стіну, два тайли відкрилися', 'wall'],
        ['впало шість її власних тайлів', 'own'],
        ['зачепив рукавом руку сусіда', 'opponent'],
        ['перевернувся тайл мертвої стіни', 'dead-wall'],
        ['випали два тайли зі стіни', 'wall'],
        ['перевернулися два тайли', undefined],
      ],
      it: [
        ['tre mie tessere sono cadute mentre spingevo il muro', 'own'],
        ['non il muro ma la sua mano si è aperta, quattro tessere', 'own'],
        ['spingendo il proprio muro ha scoperto due tessere', 'wall'],
        ['con la sua manica ha urtato il muro, due tessere scoperte', 'wall'],
        ['sei delle sue tessere sono cadute', 'own'],
        ['ha urtato la mano della vicina', 'opponent'],
        ['si è girata una tessera del muro morto', 'dead-wall'],
        ['due tessere del muro sono cadute', 'wall'],
        ['si sono girate due tessere', undefined],
      ],
      fr: [
        ['trois de mes tuiles sont tombées quand je poussais le mur', 'own'],
        ['pas le mur mais sa main s’est ouverte, quatre tuiles', 'own'],
        ['en poussant son propre mur il a découvert deux tuiles', 'wall'],
        ['de sa main il a heurté le mur, deux tuiles visibles', 'wall'],
        ['six de ses propres tuiles sont tombées', 'own'],
        ['elle a renversé la main de sa voisine', 'opponent'],
        ['une tuile du mur mort est visible', 'dead-wall'],
        ['deux tuiles du mur sont tombées', 'wall'],
        ['deux tuiles se sont retournées', undefined],
      ],
    },
  ],
  [
    'end',
    {
      en: [
        ['the hand ends in a draw, he was waiting when he declared', 'drawn'],
        ['when he declared tsumo we saw that he had no tenpai', 'own-won'],
        ['the hand is not over, he declared riichi without tenpai', 'going'],
      ],
      ru: [
        ['раздача дошла до ничьей, а он в риичи', 'drawn'],
        ['еще далеко до ничьей, а он в риичи без темпай', 'going'],
        ['когда он объявил риичи, тенпая не было', undefined],
        ['когда он объявил рон, увидели, что тенпая не было', 'own-won'],
      ],
      uk: [
        ['роздача дійшла до нічиєї, а він у ріічі', 'drawn'],
        ['ще далеко до нічиєї, а він у ріічі', 'going'],
        ['коли він оголосив ріічі, темпай не було', undefined],
        ['риічі без темпай, роздача ще триває', 'going'],
        ['стіна закінчилася, а в нього нотен', 'drawn'],
        ['сусід виграв, і тоді помітили', 'other-won'],
        ['сама оголосила цумо після цього', 'own-won'],
        ['риічі без темпай', undefined],
      ],
      it: [
        ['riichi senza tenpai, la mano non è finita', 'going'],
        ['il muro è finito e lui è noten', 'drawn'],
        ['poi un altro ha vinto e ce ne siamo accorti', 'other-won'],
        ['riichi non valido, poi ha dichiarato tsumo', 'own-won'],
        ['riichi senza tenpai', undefined],
      ],
      fr: [
        ['riichi noten, la donne n’est pas finie', 'going'],
        ['le mur est épuisé et il est noten', 'drawn'],
        ['un autre joueur a gagné et on l’a remarqué', 'other-won'],
        ['riichi fautif, puis elle a déclaré tsumo', 'own-won'],
        ['riichi noten', undefined],
      ],
    },
  ],
  [
    'playable',
    {
      uk: [
        ['далі грати неможливо', 'no'],
        ['можна продовжувати', 'yes'],
        ['усе розсипалось', undefined],
      ],
      it: [
        ['non si può più giocare', 'no'],
        ['si può continuare', 'yes'],
        ['è caduto tutto', undefined],
      ],
      fr: [
        ['on ne peut plus jouer', 'no'],
        ['on peut continuer', 'yes'],
        ['tout est tombé', undefined],
      ],
    },
  ],
  [
    'fault',
    {
      uk: [
        ['стіл зламався сам', 'no'],
        ['він сам завалив стіну', undefined],
      ],
      it: [
        ['il tavolo è crollato', 'no'],
        ['ha buttato giù il muro lui', undefined],
      ],
      fr: [
        ['la table s’est effondrée', 'no'],
        ['il a renversé le mur', undefined],
      ],
    },
  ],
  [
    'half',
    {
      uk: [
        ['видно було більше половини руки', 'yes'],
        ['видно менше половини', 'no'],
        ['рука впала', undefined],
      ],
      it: [
        ['si è vista più della metà della mano', 'yes'],
        ['meno della metà', 'no'],
        ['la mano è caduta', undefined],
      ],
      fr: [
        ['plus de la moitié de la main était visible', 'yes'],
        ['moins de la moitié', 'no'],
        ['la main est tombée', undefined],
      ],
    },
  ],
  [
    'discarded',
    {
      uk: [
        ['чі 4-4-5, вже знесла', 'yes'],
        ['чі 4-4-5, ще не знесла', 'no'],
        ['помітили до зносу', 'no'],
        ['чі 4-4-5', undefined],
      ],
      it: [
        ['chow con 4-4-5, ha già scartato', 'yes'],
        ['chow con 4-4-5, non ha ancora scartato', 'no'],
        ['visto prima dello scarto', 'no'],
        ['chow con 4-4-5', undefined],
      ],
      fr: [
        ['chow avec 4-4-5, elle a déjà écarté', 'yes'],
        ['chow avec 4-4-5, elle n’a pas encore écarté', 'no'],
        ['vu avant l’écart', 'no'],
        ['chow avec 4-4-5', undefined],
      ],
    },
  ],
  [
    'seen',
    {
      uk: [
        ['взяв не звідти і подивився', 'yes'],
        ['взяв не звідти, не дивлячись', 'no'],
        ['взяв не звідти, тайл ще не бачив', 'no'],
        ['взяв не звідти', undefined],
      ],
      it: [
        ['ha preso dal punto sbagliato e l’ha guardata', 'yes'],
        ['ha preso dal punto sbagliato senza guardarla', 'no'],
        ['dal punto sbagliato, non l’ha vista', 'no'],
        ['ha preso dal punto sbagliato', undefined],
      ],
      fr: [
        ['pris au mauvais endroit, il l’a vue', 'yes'],
        ['pris au mauvais endroit sans regarder', 'no'],
        ['au mauvais endroit, il ne l’a pas vue', 'no'],
        ['pris au mauvais endroit', undefined],
      ],
    },
  ],
  [
    'two-more',
    {
      uk: [
        ['забула забрати тайл, двоє вже знесли, двоє знесли після неї', 'yes'],
        ['забула забрати тайл, лише наступний гравець зніс', 'no'],
        ['забула забрати тайл', undefined],
      ],
      it: [
        ['non ha preso la tessera, due giocatori hanno scartato', 'yes'],
        ['non ha preso la tessera, solo un giocatore ha scartato', 'no'],
        ['non ha preso la tessera', undefined],
      ],
      fr: [
        ['tuile non prise, deux joueurs ont écarté', 'yes'],
        ['tuile non prise, un seul joueur a écarté', 'no'],
        ['tuile non prise', undefined],
      ],
    },
  ],
  [
    'proved',
    {
      uk: [
        ['довів, що був у темпаї', 'yes'],
        ['не може довести, що був у темпаї', 'no'],
        ['був у темпаї', undefined],
      ],
      it: [
        ['ha dimostrato di essere in tenpai', 'yes'],
        ['non può dimostrare di essere in tenpai', 'no'],
        ['era in tenpai', undefined],
      ],
      fr: [
        ['il a prouvé qu’il était tenpai', 'yes'],
        ['il ne peut pas prouver qu’il était tenpai', 'no'],
        ['il était tenpai', undefined],
      ],
    },
  ],
  [
    'time',
    {
      uk: [
        ['уже втретє', '3'],
        ['це сталося вдруге', '2'],
        ['перший раз', '1'],
        ['три тайли', undefined],
      ],
      it: [
        ['è la terza volta', '3'],
        ['lo ha fatto di nuovo', '2'],
        ['prima volta', '1'],
        ['tre tessere', undefined],
      ],
      fr: [
        ['c’est la troisième fois', '3'],
        ['il l’a fait à nouveau', '2'],
        ['première fois', '1'],
        ['trois tuiles', undefined],
      ],
    },
  ],
  [
    'shown',
    {
      en: [
        ['ron, and not a tile was shown', 'no'],
        ['not a tile was missing when he showed his hand', 'yes'],
      ],
      ru: [
        ['рон, а ни одного тайла не показал', 'no'],
        ['ни одного тайла не хватало, он показал руку', 'yes'],
      ],
      uk: [
        ['рон, а жодного тайла не показав', 'no'],
        ['сказав рон і відкрив руку', 'yes'],
        ['сказав рон, нічого не показав', 'no'],
        ['сказав рон помилково', undefined],
      ],
      it: [
        ['ha detto ron, nemmeno una tessera è stata mostrata', 'no'],
        ['ha detto ron e ha mostrato la mano', 'yes'],
        ['ha detto ron, non ha mostrato niente', 'no'],
        ['ha detto ron per errore', undefined],
      ],
      fr: [
        ['il a dit ron, pas une tuile n’a été montrée', 'no'],
        ['il a dit ron et montré sa main', 'yes'],
        ['il a dit ron, rien montré', 'no'],
        ['il a dit ron par erreur', undefined],
      ],
    },
  ],
  [
    'whole',
    {
      uk: [
        ['рука є, але замало очок, немає восьми очок', 'yes'],
        ['рука не зібрана', 'no'],
        ['хибне ху', undefined],
      ],
      it: [
        ['non ha otto punti', 'yes'],
        ['la mano è incompleta', 'no'],
        ['falso hu', undefined],
      ],
      fr: [
        ['il n’a pas huit points', 'yes'],
        ['la main est incomplète', 'no'],
        ['faux hu', undefined],
      ],
    },
  ],
  [
    'dealt',
    {
      uk: [
        ['стіну зламали не там, ніхто ще не брав', 'no'],
        ['стіну зламали не там, дилер уже взяв', 'yes'],
        ['стіну зламали не там', undefined],
      ],
      it: [
        ['muro aperto nel punto sbagliato, nessuno ha ancora preso', 'no'],
        ['muro aperto nel punto sbagliato, hanno già preso', 'yes'],
        ['muro aperto nel punto sbagliato', undefined],
      ],
      fr: [
        ['mur ouvert au mauvais endroit, personne n’a encore pris', 'no'],
        ['mur ouvert au mauvais endroit, ils ont déjà pris', 'yes'],
        ['mur ouvert au mauvais endroit', undefined],
      ],
    },
  ],
])('%s', (fact, told) => {
  test.each(Object.entries(told).flatMap(([lang, rows]) => rows.map(([text, value]) => ({ lang, text, value }))))(
    'in $lang: “$text”',
    ({ lang, text, value }) => {
      expect(factIn(lang, fact, text)).toEqual(value);
    },
  );
});
