import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import * as engine from '../../src/engine/published/index.ts';
import { type Random, makeRandom } from '../oracle/random.ts';
import { generateFinishes } from '../oracle-settle/generate-finish.ts';
import { generateRanks } from '../oracle-settle/generate-rank.ts';
import { generateSettles } from '../oracle-settle/generate.ts';
import { generated } from './hands.ts';
import { mcrHands } from './mcr/generate.ts';
import { MCR_ROWS } from './play/mcr-rows.ts';
import { ROWS } from './play/riichi-rows.ts';

type Name = keyof typeof engine.REQUEST_SCHEMAS;

const ajv = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true });

/** Requests of each function, most of which it answers. */
const REQUESTS: Readonly<Record<Name, readonly unknown[]>> = {
  scoreRequest: [...generated(40, 100), ...mcrHands(40, 40)],
  settleRequest: generateSettles(40, 100),
  finishRequest: generateFinishes(40, 80),
  rankRequest: generateRanks(40, 40),
  mayI: [
    ...Object.values(ROWS)
      .flat()
      .map(([, action, state]) => ({ rules: 'ema-2016', action, state })),
    ...Object.values(MCR_ROWS)
      .flat()
      .map(([, action, state]) => ({ rules: 'mers-2014', action, state })),
  ],
};

/** What stands in no valid place, or only by luck. */
const JUNK: readonly unknown[] = [
  null,
  '',
  'junk',
  -1,
  1.5,
  7,
  1e12,
  true,
  [],
  [0],
  {},
  { type: 'pung' },
  '123m',
  '0p',
];

/** A copy with a field left out, added or replaced, somewhere. */
function spoiled(random: Random, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || random.chance(0.15)) return random.pick(JUNK);
  if (Array.isArray(value)) {
    const list: unknown[] = [...(value as readonly unknown[])];
    const at = random.below(list.length + 1);
    list[at] = spoiled(random, list[at]);
    return list;
  }
  const entries = Object.entries(value as Readonly<Record<string, unknown>>);
  const [name, own] = random.chance(0.1) || entries.length === 0 ? ['stray', 1] : random.pick(entries);
  if (random.chance(0.2)) return Object.fromEntries(entries.filter(([other]) => other !== name));
  return { ...value, [name]: name === 'stray' ? own : spoiled(random, own) };
}

/** Refusals of the form of a request, which a schema can tell. */
const OF_FORM = [
  'not-an-object',
  'unknown-field',
  'wrong-type',
  'not-counted',
  'unknown-rules',
  'unknown-knob',
  'bad-knob-value',
  'bad-tile',
  'digits-without-suit',
];

/** Fields that must go with others far from them, which only the reader tells. */
const AGREE_ELSEWHERE = ['action.with', 'state.history', 'state.melds'];

interface Refusal {
  readonly why: string;
  readonly field: string;
  readonly tile?: string;
}

/** Whether only the reader can refuse it: so are red fives in MCR, where the schema of tiles is that of riichi. */
const isBeyond = ({ why, field, tile = '' }: Refusal): boolean =>
  !OF_FORM.includes(why) || AGREE_ELSEWHERE.includes(field) || (why === 'bad-tile' && tile.startsWith('0'));

describe.each(Object.keys(REQUESTS) as Name[])('the schema of %s', (name) => {
  const validate = ajv.compile(engine.REQUEST_SCHEMAS[name]);
  const refusal = (request: unknown): Refusal | undefined => {
    const answer = engine[name](request);
    return answer.ok ? undefined : answer.error;
  };
  const plain = (request: unknown): unknown => JSON.parse(JSON.stringify(request)) as unknown;
  const requests = REQUESTS[name].map(plain);

  it('takes each request that is answered', () => {
    const answered = requests.filter((request) => !refusal(request));
    expect(answered.length).toBeGreaterThan(30);
    expect(answered.filter((request) => !validate(request))).toEqual([]);
  });

  it('agrees with the reader on what is no such request', () => {
    const random = makeRandom(41);
    let [answered, refused] = [0, 0];
    for (let i = 0; i < 1000; i++) {
      const request = plain(spoiled(random, random.pick(requests)));
      const error = refusal(request);
      if (error && isBeyond(error)) continue;
      if (error) refused++;
      else answered++;
      expect(validate(request), JSON.stringify([request, error, validate.errors])).toBe(!error);
    }
    expect(answered).toBeGreaterThan(20);
    expect(refused).toBeGreaterThan(300);
  });
});
