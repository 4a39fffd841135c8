import { type MeldRequest, SEATS } from '../melds.ts';
import { type Refusal, refuse } from '../result.ts';
import { WINDS } from '../tile.ts';

type Check = (value: unknown) => boolean;
interface Field {
  readonly check: Check;
  readonly wanted: string;
  readonly required?: true;
}

const isText: Check = (v) => typeof v === 'string';
const isFlag: Check = (v) => typeof v === 'boolean';
const isCount =
  (most: number): Check =>
  (v) =>
    Number.isInteger(v) && (v as number) >= 0 && (v as number) <= most;
const isObject: Check = (v) => typeof v === 'object' && v !== null && !Array.isArray(v);
const oneOf = (words: readonly string[]): Field => ({
  check: (v) => typeof v === 'string' && words.includes(v),
  wanted: `one of ${words.join(', ')}`,
});

const text: Field = { check: isText, wanted: 'a text' };
const tiles: Field = { check: isText, wanted: 'tiles in a text, like 123m406p11z' };
const flag: Field = { check: isFlag, wanted: 'true or false' };
const required = (field: Field): Field => ({ ...field, required: true });

/** The fields an object may have, and those it must. */
interface Form {
  readonly fields: ReadonlyMap<string, Field>;
  readonly required: readonly (readonly [string, Field])[];
}
function form(fields: Readonly<Record<string, Field>>): Form {
  const entries = Object.entries(fields);
  return { fields: new Map(entries), required: entries.filter(([, field]) => field.required) };
}

/** No table ever has so many counters or bets; beyond it sums would lose points. */
const MOST_STICKS = 1_000_000;

/** Every field of a request: what it must be. */
const REQUEST = form({
  id: text,
  rules: required(text),
  knobs: { check: isObject, wanted: 'an object of rule options' },
  concealed: required(tiles),
  melds: { check: Array.isArray, wanted: 'a list of melds' },
  winningTile: required(tiles),
  by: required(oneOf(['discard', 'draw'])),
  seatWind: required(oneOf(WINDS)),
  roundWind: required(oneOf(WINDS)),
  riichi: oneOf(['none', 'riichi', 'double']),
  ippatsu: flag,
  lastTile: flag,
  afterKong: flag,
  firstTurn: flag,
  robbedKong: oneOf(['added', 'concealed']),
  doraIndicators: tiles,
  uraIndicators: tiles,
  counters: { check: isCount(MOST_STICKS), wanted: 'a whole number from 0' },
  bets: { check: isCount(MOST_STICKS), wanted: 'a whole number from 0' },
  liable: { check: Array.isArray, wanted: 'a list of {"from", "pattern"}' },
  discarder: oneOf(SEATS),
  flowers: { check: isCount(8), wanted: 'a whole number from 0 to 8' },
  lastOfKind: flag,
  winningTileShown: flag,
});

/** A draft has the same fields, and must name its rulebook only. */
const DRAFT: Form = { ...REQUEST, required: REQUEST.required.filter(([name]) => name === 'rules') };

const kongForm = oneOf(['open', 'added', 'concealed']);
const MELD = form({
  type: required(oneOf(['chow', 'pung', 'kong'])),
  form: kongForm,
  tiles: required(tiles),
  called: tiles,
  from: oneOf(SEATS),
});

const LIABLE = form({
  from: required(oneOf(SEATS)),
  pattern: required(text),
});

/** A field that is wrong: its name and the reason. */
type Wrong = readonly [name: string, wanted: string | undefined];

function wrongField(value: object, { fields, required: needed }: Form): Wrong | undefined {
  const record = value as Readonly<Record<string, unknown>>;
  for (const name in record) {
    const field = fields.get(name);
    if (!field) return [name, undefined];
    const given = record[name];
    if (given !== undefined && !field.check(given)) return [name, field.wanted];
  }
  for (const [name, { wanted }] of needed) if (record[name] === undefined) return [name, wanted];
  return undefined;
}

const refuseField = ([name, wanted]: Wrong, at: string): Refusal =>
  (wanted === undefined ? refuse('unknown-field', at + name) : refuse('wrong-type', at + name, { wanted })).error;

function checkList(list: readonly unknown[], items: Form, name: string): Refusal | undefined {
  for (let i = 0; i < list.length; i++) {
    const item = list[i];
    const wrong: Wrong | undefined = isObject(item) ? wrongField(item as object, items) : ['', 'an object'];
    if (wrong) return refuseField(wrong, `${name}[${String(i)}]${wrong[0] === '' ? '' : '.'}`);
  }
  return undefined;
}

/** What is wrong with the form of a draft or a request, not yet with its tiles: an unknown field, a wrong type, a lack. */
export function formError(value: unknown, as: 'draft' | 'request'): Refusal | undefined {
  if (!isObject(value)) return refuse('not-an-object', 'request').error;
  const wrong = wrongField(value as object, as === 'draft' ? DRAFT : REQUEST);
  if (wrong) return refuseField(wrong, '');
  const { melds, liable } = value as { melds?: unknown[]; liable?: unknown[] };
  return (melds && checkMelds(melds)) ?? (liable && checkList(liable, LIABLE, 'liable'));
}

function checkMelds(melds: readonly unknown[]): Refusal | undefined {
  const wrong = checkList(melds, MELD, 'melds');
  if (wrong) return wrong;
  for (let i = 0; i < melds.length; i++) {
    const meld = melds[i] as MeldRequest;
    const hasForm = 'form' in meld;
    if ((meld.type === 'kong') !== hasForm)
      return refuse('wrong-type', `melds[${String(i)}].form`, {
        wanted: meld.type === 'kong' ? kongForm.wanted : 'left out: only kongs have a form',
      }).error;
  }
  return undefined;
}
