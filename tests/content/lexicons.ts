/** Words that turn a sentence round, and pairs of words that mean opposite things in a rule, as stems. */
export interface Lexicon {
  readonly negations: RegExp;
  /** Pairs of contrary words; a sentence with one of them changed to the other says the opposite. */
  readonly contraries: readonly (readonly [one: string, other: string])[];
  /** Puts a negation into a sentence that has none. */
  readonly negate: (sentence: string) => string;
}

const EN: Lexicon = {
  negations:
    /\b(?:no|not|never|nor|neither|none|nobody|no-one|nothing|nowhere|cannot|without|unless|except|but|only|hardly|\w+n[’']t)\b/giu,
  contraries: [
    ['may', 'must'],
    ['allowed', 'forbidden'],
    ['always', 'never'],
    ['before', 'after'],
    ['more', 'less'],
    ['more', 'fewer'],
    ['all', 'none'],
    ['both', 'neither'],
    ['same', 'different'],
    ['first', 'last'],
    ['most', 'least'],
    ['up', 'down'],
    ['right', 'left'],
    ['open', 'closed'],
    ['open', 'concealed'],
    ['stays', 'changes'],
    ['stay', 'go'],
    ['stands', 'falls'],
    ['gets', 'pays'],
    ['get', 'pay'],
    ['gets', 'loses'],
    ['wins', 'loses'],
    ['add', 'subtract'],
    ['counts', 'is ignored'],
    ['right', 'wrong'],
    ['ron', 'tsumo'],
    ['tenpai', 'noten'],
    ['higher', 'lower'],
    ['early', 'late'],
    ['face up', 'face down'],
    ['face-up', 'face-down'],
    ['clockwise', 'counter-clockwise'],
    ['above', 'below'],
    ['at once', 'later'],
    ['chombo', 'warning'],
    ['dead', 'live'],
    ['banned', 'permitted'],
    ['valid', 'void'],
    ['kept', 'lost'],
    ['penalty', 'reward'],
    ['correct', 'mistaken'],
    ['lose', 'keep'],
    ['loses', 'keeps'],
    ['opponent', 'offender'],
  ],
  negate: (sentence) => {
    const verb =
      /\b(may|can|must|is|are|was|were|has|have|had|does|do|will|would|should|could|needs|gets|pays|counts|stays|ends|goes|takes|makes|loses|wins|plays)\b/iu;
    return verb.test(sentence) ? sentence.replace(verb, '$1 not') : `It is not so: ${sentence}`;
  },
};

const RU: Lexicon = {
  negations:
    /(?<!\p{L})(?:не|ни|нет|без|никто|ничего|никогда|никак\p{L}*|нельзя|неверно|кроме|только|лишь|невозможно)(?!\p{L})/giu,
  contraries: [
    ['можно', 'нельзя'],
    ['всегда', 'никогда'],
    ['до', 'после'],
    ['больше', 'меньше'],
    ['открытый', 'закрытый'],
    ['открытая', 'закрытая'],
    ['открытой', 'закрытой'],
    ['рон', 'цумо'],
    ['вверх', 'вниз'],
    ['первый', 'последний'],
    ['платит', 'получает'],
    ['каждый', 'один'],
  ],
  negate: (sentence) => {
    const verb =
      /(?<!\p{L})(\p{L}{2,}(?:ется|ются|ится|ятся|ает|яет|ают|яют|ует|уют|ит|ят|ат|ёт|ет|ут|ют|дут|жен|жна|жны|жно))(?!\p{L})/iu;
    return verb.test(sentence) ? sentence.replace(verb, 'не $1') : `Неверно, что ${sentence}`;
  },
};

const IT: Lexicon = {
  negations:
    /(?<![\p{L}-])(?:non|no|né|mai|nessun[oa]?|niente|nulla|senza|neanche|nemmeno|neppure|alcun[oa]?|tranne|salvo|eccetto|meno|ma|solo|sol[aie]|soltanto|invece)(?![\p{L}-])/giu,
  contraries: [
    ['può', 'deve'],
    ['puoi', 'devi'],
    ['possono', 'devono'],
    ['permesso', 'vietato'],
    ['permessa', 'vietata'],
    ['sempre', 'mai'],
    ['prima', 'dopo'],
    ['più', 'meno'],
    ['tutti', 'nessuno'],
    ['tutte', 'nessuna'],
    ['entrambi', 'nessuno'],
    ['qualsiasi', 'nessun'],
    ['stesso', 'altro'],
    ['stessa', 'altra'],
    ['stessi', 'altri'],
    ['stesse', 'altre'],
    ['uguali', 'diverse'],
    ['destra', 'sinistra'],
    ['aperto', 'chiuso'],
    ['aperta', 'chiusa'],
    ['aperto', 'coperto'],
    ['aperti', 'coperti'],
    ['aperte', 'coperte'],
    ['scoperto', 'coperto'],
    ['scoperta', 'coperta'],
    ['scoperte', 'coperte'],
    ['resta', 'cambia'],
    ['restano', 'cambiano'],
    ['riceve', 'paga'],
    ['ricevono', 'pagano'],
    ['vince', 'perde'],
    ['aggiunge', 'toglie'],
    ['aggiungi', 'togli'],
    ['primo', 'ultimo'],
    ['prima', 'ultima'],
    ['superiore', 'inferiore'],
    ['maggiore', 'minore'],
    ['sopra', 'sotto'],
    ['alto', 'basso'],
    ['orario', 'antiorario'],
    ['subito', 'dopo'],
    ['ron', 'tsumo'],
    ['tenpai', 'noten'],
    ['chombo', 'warning'],
    ['dead-hand', 'none'],
    ['valid', 'banned'],
    ['allowed', 'banned'],
    ['morta', 'viva'],
    ['morto', 'vivo'],
    ['valido', 'nullo'],
    ['valida', 'nulla'],
    ['validi', 'nulli'],
    ['vale', 'è annullato'],
    ['giusto', 'sbagliato'],
    ['giusta', 'sbagliata'],
    ['ognuno', 'nessuno'],
  ],
  negate: (sentence) => {
    const verb =
      /(?<!\p{L})(?:(?:si|ti|lo|la|li|le|vi|ne|gli) )?(?:è|sono|sei|ha|hai|hanno|può|puoi|possono|deve|devi|devono|va|vanno|dà|fa|fanno|paga|pagano|vince|vincono|resta|restano|riceve|conta|contano|vale|valgono|siede|comincia|finisce|pesca|prende|aggiunge|aggiungono|toglie|tolgono|tornano|decide|costa|porta|gira|passa|stanno|esclude|escludono|mette|gioca|apre|divide|mostra|scarta|tira|dura)(?!\p{L})/iu;
    return verb.test(sentence) ? sentence.replace(verb, 'non $&') : `Non è vero: ${sentence}`;
  },
};

const FR: Lexicon = {
  negations:
    /(?<![\p{L}-])(?:ne|n(?=[’'])|non|pas|jamais|aucune?|rien|personne|ni|sans|sauf|hormis|excepté|seule?s?|seulement|uniquement|mais)(?![\p{L}-])/giu,
  contraries: [
    ['peut', 'doit'],
    ['peux', 'dois'],
    ['pouvez', 'devez'],
    ['peuvent', 'doivent'],
    ['permis', 'interdit'],
    ['permise', 'interdite'],
    ['autorisé', 'interdit'],
    ['toujours', 'jamais'],
    ['avant', 'après'],
    ['plus', 'moins'],
    ['tous', 'aucun'],
    ['toutes', 'aucune'],
    ['tout', 'rien'],
    ['chacun', 'aucun'],
    ['même', 'autre'],
    ['mêmes', 'autres'],
    ['identiques', 'différentes'],
    ['droite', 'gauche'],
    ['ouvert', 'fermé'],
    ['ouverte', 'fermée'],
    ['ouverts', 'fermés'],
    ['ouvertes', 'fermées'],
    ['ouvert', 'caché'],
    ['ouverts', 'cachés'],
    ['exposé', 'caché'],
    ['exposée', 'cachée'],
    ['exposés', 'cachés'],
    ['exposées', 'cachées'],
    ['visible', 'cachée'],
    ['reste', 'change'],
    ['restent', 'changent'],
    ['reçoit', 'paie'],
    ['reçoivent', 'paient'],
    ['gagne', 'perd'],
    ['gagnent', 'perdent'],
    ['ajoute', 'retire'],
    ['ajoute', 'enlève'],
    ['premier', 'dernier'],
    ['première', 'dernière'],
    ['premiers', 'derniers'],
    ['premières', 'dernières'],
    ['supérieur', 'inférieur'],
    ['supérieure', 'inférieure'],
    ['haut', 'bas'],
    ['dessus', 'dessous'],
    ['tôt', 'tard'],
    ['horaire', 'antihoraire'],
    ['ron', 'tsumo'],
    ['tenpai', 'noten'],
    ['chombo', 'warning'],
    ['dead-hand', 'none'],
    ['valid', 'banned'],
    ['allowed', 'banned'],
    ['morte', 'vivante'],
    ['mort', 'vivant'],
    ['valable', 'nulle'],
    ['bonne', 'mauvaise'],
    ['bon', 'mauvais'],
  ],
  negate: (sentence) => {
    const verb =
      /(?<!\p{L})(?:(?:se|te|le|la|les|lui|leur|y|en) |s[’'])?(?:est|sont|es|a|as|ont|peut|peux|peuvent|doit|dois|doivent|va|vont|fait|font|donne|donnent|paie|paient|gagne|gagnent|reste|restent|reçoit|reçoivent|compte|comptent|vaut|valent|commence|finit|prend|pioche|ajoute|décide|rend|termine)(?!\p{L})/iu;
    return verb.test(sentence) ? sentence.replace(verb, 'ne $& pas') : `Il n’est pas vrai : ${sentence}`;
  },
};

const UK: Lexicon = {
  negations:
    /(?<![\p{L}-])(?:не|ні|ані|немає|нема|без|ніхто|нікого|нікому|нічого|нічим|ніколи|ніде|ніяк\p{L}*|жодн\p{L}*|неможливо|неправда|крім|окрім|лише|тільки|але)(?![\p{L}-])/giu,
  contraries: [
    ['можна', 'не можна'],
    ['може', 'мусить'],
    ['завжди', 'ніколи'],
    ['до', 'після'],
    ['перед', 'після'],
    ['більше', 'менше'],
    ['відкритий', 'закритий'],
    ['відкрита', 'закрита'],
    ['відкритої', 'закритої'],
    ['відкриті', 'закриті'],
    ['відкритих', 'закритих'],
    ['рон', 'цумо'],
    ['темпай', 'нотен'],
    ['праворуч', 'ліворуч'],
    ['вгору', 'вниз'],
    ['той самий', 'інший'],
    ['перший', 'останній'],
    ['перша', 'остання'],
    ['перше', 'останнє'],
    ['першого', 'останнього'],
    ['платить', 'отримує'],
    ['виграє', 'програє'],
    ['додають', 'знімають'],
    ['лишається', 'змінюється'],
    ['дозволено', 'заборонено'],
    ['кожен', 'один'],
    ['усі', 'ніхто'],
    ['chombo', 'warning'],
    ['dead-hand', 'none'],
    ['valid', 'banned'],
    ['allowed', 'banned'],
  ],
  negate: (sentence) => {
    const verb =
      /(?<!\p{L})(\p{L}{2,}(?:ється|ються|иться|яться|ає|яє|ють|ує|ить|ять|ать|ете|еш|иш|уть|жен|жна|жно|но|то))(?!\p{L})/iu;
    return verb.test(sentence) ? sentence.replace(verb, 'не $1') : `Неправда, що ${sentence}`;
  },
};

export const LEXICONS: Readonly<Record<string, Lexicon>> = { en: EN, fr: FR, it: IT, ru: RU, uk: UK };

/** Numbers in words. */
export const NUMERALS: Readonly<Record<string, string>> = {
  en: 'zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|twenty|once|twice|half|double|triple|second|third|fourth',
  fr: 'zéro|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt|une? fois|double|moitié|demi|deuxième|second|seconde|troisième|quatrième|cinquième',
  it: 'zero|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|tredici|quattordici|quindici|sedici|una volta|doppi[oa]|metà|second[oa]|terz[oa]|quart[oa]|quint[oa]',
  ru: 'один|одна|одно|одного|одной|два|две|двух|три|трёх|трех|четыре|пять|семь|восемь|девять|десять|тринадцать|дважды|вдвое|половин\\p{L}*',
  uk: "одн\\p{L}*|два|дві|двох|двом|три|трьох|чотири|чотирьох|п[’ʼ']ять|шість|сім|вісім|дев[’ʼ']ять|десять|тринадцять|двічі|вдвічі|удвічі|вдвоє|удвоє|половин\\p{L}*",
};
