import type { MeldRequest, Seat } from '../base/melds.ts';
import { type HandDraft, parseDraft } from './draft.ts';
import type { HandRequest } from './request.ts';
import { type Refusal, type Result, refuse } from '../base/result.ts';

/** Short names of the plain fields in a link. */
const KEYS = {
  in: 'rules',
  c: 'concealed',
  w: 'winningTile',
  by: 'by',
  s: 'seatWind',
  r: 'roundWind',
  ri: 'riichi',
  rk: 'robbedKong',
  d: 'doraIndicators',
  u: 'uraIndicators',
  n: 'counters',
  b: 'bets',
  dc: 'discarder',
  fl: 'flowers',
} as const satisfies Record<string, keyof HandRequest>;
const FLAGS = [
  'ippatsu',
  'lastTile',
  'afterKong',
  'firstTurn',
  'lastOfKind',
] as const satisfies readonly (keyof HandRequest)[];
/** The only flag that is stored negated: the winning tile was not shown. */
const HIDDEN = 'hidden';
const NUMBERS: ReadonlySet<string> = new Set(['counters', 'bets', 'flowers']);

const MELDS = {
  c: { type: 'chow' },
  p: { type: 'pung' },
  ko: { type: 'kong', form: 'open' },
  ka: { type: 'kong', form: 'added' },
  kc: { type: 'kong', form: 'concealed' },
} as const;
type MeldKey = keyof typeof MELDS;

const KONG_KEY = { open: 'ko', added: 'ka', concealed: 'kc' } as const;
const meldKey = (meld: MeldRequest): MeldKey =>
  'form' in meld ? KONG_KEY[meld.form] : meld.type === 'chow' ? 'c' : 'p';

const meldText = (meld: MeldRequest): string =>
  meldKey(meld) +
  meld.tiles +
  (meld.called === undefined ? '' : `~${meld.called}`) +
  (meld.from === undefined ? '' : `@${meld.from}`);

const MELD_TEXT = /^(c|p|ko|ka|kc)([0-9mpsz]+)(?:~([0-9][mpsz]))?(?:@(left|across|right))?$/;

function readMeld(text: string): MeldRequest | undefined {
  const [, key, tiles, called, from] = MELD_TEXT.exec(text) ?? [];
  if (key === undefined || tiles === undefined) return undefined;
  const call = { ...(called === undefined ? {} : { called }), ...(from === undefined ? {} : { from: from as Seat }) };
  return { ...MELDS[key as MeldKey], tiles, ...call };
}

/** Writes a hand, finished or not, as a link's fragment, without `#`: `in=ema-2016&c=33m123m123s456s78s&w=9s&by=draw&s=east&r=east`. */
export function formatHandLink(draft: HandDraft): string {
  const parts: string[] = [];
  const put = (key: string, value: string): void => void parts.push(`${key}=${encodeURIComponent(value)}`);
  for (const [key, field] of Object.entries(KEYS)) {
    const value = draft[field];
    const isDefault = value === undefined || value === '' || value === 0 || (field === 'riichi' && value === 'none');
    if (!isDefault) put(key, String(value));
  }
  if (draft.melds?.length) parts.push(`m=${draft.melds.map(meldText).join('.')}`);
  const flags: string[] = FLAGS.filter((flag) => draft[flag] === true);
  if (draft.winningTileShown === false) flags.push(HIDDEN);
  if (flags.length > 0) parts.push(`f=${flags.join('.')}`);
  if (draft.liable?.length)
    parts.push(`l=${draft.liable.map(({ from, pattern }) => `${from}@${encodeURIComponent(pattern)}`).join('.')}`);
  if (draft.knobs && Object.keys(draft.knobs).length > 0) put('k', JSON.stringify(draft.knobs));
  return parts.join('&');
}

const MOST_CHARACTERS = 2000;

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

function readOptions(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const isFlagName = (name: string): boolean => name === HIDDEN || FLAGS.some((flag) => flag === name);

/** Adds one `key=value` of a link to the draft; returns a refusal when it is invalid. */
function readPart(key: string, value: string, draft: Record<string, unknown>): Refusal | undefined {
  if (key === 'm') {
    const melds = value.split('.').map(readMeld);
    const broken = melds.indexOf(undefined);
    if (broken >= 0) return refuse('wrong-type', `melds[${String(broken)}]`, { wanted: 'a meld like p555z' }).error;
    draft.melds = melds;
  } else if (key === 'f') {
    const flags = value.split('.');
    const unknown = flags.find((flag) => !isFlagName(flag));
    if (unknown !== undefined) return refuse('unknown-field', unknown).error;
    for (const flag of flags) {
      if (flag === HIDDEN) draft.winningTileShown = false;
      else draft[flag] = true;
    }
  } else if (key === 'l')
    draft.liable = value.split('.').map((one) => ({ from: one.split('@')[0], pattern: one.split('@')[1] }));
  else if (key === 'k') draft.knobs = readOptions(value);
  else if (Object.hasOwn(KEYS, key)) {
    const field = KEYS[key as keyof typeof KEYS];
    if (NUMBERS.has(field) && !/^\d{1,9}$/.test(value))
      return refuse('wrong-type', field, { wanted: 'a whole number from 0' }).error;
    draft[field] = NUMBERS.has(field) ? Number(value) : value;
  } else return refuse('unknown-field', key).error;
  return undefined;
}

/**
 * Parses a link's fragment; `rules` is used unless it names a rulebook. Refusals name the field that the invalid part
 * would fill.
 */
export function parseHandLink(fragment: string, rules?: string): Result<HandDraft> {
  const draft: Record<string, unknown> = rules === undefined ? {} : { rules };
  if (fragment.length > MOST_CHARACTERS)
    return refuse('wrong-type', 'link', { wanted: `at most ${String(MOST_CHARACTERS)} characters` });
  for (const part of fragment.replace(/^#/, '').split('&')) {
    const [key = '', ...rest] = part.split('=');
    if (key === '') return refuse('wrong-type', 'link', { wanted: 'a hand like c=123m&w=7s' });
    const value = decode(rest.join('='));
    const error =
      value === undefined ? refuse('wrong-type', key, { wanted: 'readable text' }).error : readPart(key, value, draft);
    if (error) return { ok: false, error };
  }
  return parseDraft(draft);
}
