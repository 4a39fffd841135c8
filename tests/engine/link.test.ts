import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  type HandRequest,
  REFUSALS,
  formatHandLink,
  parseHandLink,
  parseRequest,
  scoreRequest,
} from '../../src/engine/riichi/index.ts';
import { generated, hand, worth } from './hands.ts';

/** Enough for long work on a busy machine, in milliseconds. */
vi.setConfig({ testTimeout: 60_000 });

fc.configureGlobal({ seed: 42, numRuns: 1000 });

const back = (request: HandRequest): HandRequest => {
  const read = parseHandLink(formatHandLink(request));
  const whole = read.ok ? parseRequest(read.value) : read;
  if (!whole.ok) throw new Error(whole.error.why);
  return whole.value;
};

/** What a link may omit: the id, and fields at their default. */
function spare(request: HandRequest): Record<string, unknown> {
  const isDefault = (value: unknown): boolean =>
    value === undefined ||
    value === '' ||
    value === 0 ||
    value === false ||
    value === 'none' ||
    (Array.isArray(value) && value.length === 0);
  return Object.fromEntries(
    Object.entries(request).filter(([field, value]) => field === 'concealed' || (field !== 'id' && !isDefault(value))),
  );
}

describe('a link', () => {
  it('brings every hand back whole', () => {
    for (const request of generated(8, 3000)) expect(back(request)).toEqual(spare(request));
  });

  it('marks a hidden winning tile, and has no mark otherwise', () => {
    const request = hand('123m456p789s11z22z *2z', { rules: 'mers-2014' });
    const link = formatHandLink({ ...request, winningTileShown: false });
    expect(parseHandLink(link)).toMatchObject({ ok: true, value: { winningTileShown: false } });
    expect(link).not.toBe(formatHandLink(request));
    expect(formatHandLink({ ...request, winningTileShown: true })).toBe(formatHandLink(request));
  });

  it('is the shortest form of its hand, and stays so', () => {
    for (const request of generated(9, 1000)) {
      const link = formatHandLink(request);
      expect(formatHandLink(back(request))).toBe(link);
      expect(link).not.toMatch(/[\s"<>#]/);
    }
  });

  it('may start with the sign of a fragment', () => {
    const link = formatHandLink(hand('123m456p11s23p +4p (789s)'));
    expect(parseHandLink(`#${link}`)).toEqual(parseHandLink(link));
  });

  it('scores as the request does', () => {
    for (const request of generated(10, 500))
      expect(worth(scoreRequest(back(request)))).toEqual(worth(scoreRequest(request)));
  });
});

describe('a link of an unfinished hand', () => {
  it('says what it says, and no more', () => {
    expect(parseHandLink('in=ema-2016&c=1m&s=east')).toEqual({
      ok: true,
      value: { rules: 'ema-2016', concealed: '1m', seatWind: 'east' },
    });
    expect(formatHandLink({ rules: 'ema-2016', concealed: '1m', seatWind: 'east' })).toBe('in=ema-2016&c=1m&s=east');
  });

  it('belongs to the rulebook it is read under, unless it names one', () => {
    expect(parseHandLink('c=1m', 'ema-2012')).toEqual({ ok: true, value: { rules: 'ema-2012', concealed: '1m' } });
    expect(parseHandLink('in=ema-2016', 'ema-2012')).toEqual({ ok: true, value: { rules: 'ema-2016' } });
  });

  it('is no request', () => {
    const read = parseHandLink('in=ema-2016&c=1m&w=1m&by=draw&s=east');
    expect(read.ok && parseRequest(read.value)).toMatchObject({ ok: false, error: { field: 'roundWind' } });
  });
});

describe('a link that was tampered with', () => {
  it.each([
    ['c=1m', 'rules'],
    ['%', '%'],
    ['c=%E0%A4%A', 'c'],
    ['in=ema-2016&c=1m&w=1m&by=draw&s=up&r=east', 'seatWind'],
    ['in=ema-2016&c=1m&w=1m&by=draw&s=east&r=east&m=q555z', 'melds[0]'],
    ['in=ema-2016&c=1m&w=1m&by=draw&s=east&r=east&m=p555z.', 'melds[1]'],
    ['in=ema-2016&c=1m&w=1m&by=draw&s=east&r=east&f=furiten', 'furiten'],
    ['in=ema-2016&c=1m&w=1m&by=draw&s=east&r=east&n=many', 'counters'],
    ['in=ema-2016&c=1m&w=1m&by=draw&s=east&r=east&k=true', 'knobs'],
    ['in=ema-2016&c=1m&w=1m&by=draw&s=east&r=east&l=left', 'liable[0].pattern'],
    ['in=ema-2016&c=1m&w=1m&by=draw&s=east&r=east&constructor=x', 'constructor'],
  ])('%j names %s', (link, field) => {
    const read = parseHandLink(link);
    expect(read.ok).toBe(false);
    if (!read.ok) expect(read.error.field).toBe(field);
  });

  it('never throws and never makes more than a request', () => {
    const links = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom(...Array.from('incwbysrdumflk=&%.@~{}"0123456789pz#_')) }),
      fc
        .tuple(fc.constantFrom(...generated(12, 500)), fc.nat(200), fc.string({ maxLength: 4 }))
        .map(([request, at, more]) => {
          const link = formatHandLink(request);
          return link.slice(0, at) + more + link.slice(at + more.length);
        }),
    );
    fc.assert(
      fc.property(links, (link) => {
        const read = parseHandLink(link);
        if (!read.ok) expect(REFUSALS).toHaveProperty(read.error.why);
        else {
          expect(Object.getPrototypeOf(read.value)).toBe(Object.prototype);
          scoreRequest(read.value);
        }
      }),
    );
  });

  it('an empty one is refused', () => {
    for (const link of ['', '#', '&']) expect(parseHandLink(link).ok).toBe(false);
  });

  const WHOLE = 'in=ema-2016&c=1z&w=1z&by=draw&s=east&r=east&m=p222m.p333m.p444m.p555m';

  it.each(['constructor', 'hasOwnProperty'])('%s is no field', (name) => {
    for (const link of [`${WHOLE}&${name}=1`, `${WHOLE}&f=${name}`])
      expect(parseHandLink(link)).toMatchObject({ ok: false, error: { why: 'unknown-field', field: name } });
  });

  it('a prototype cannot be smuggled in', () => {
    const read = parseHandLink(`${WHOLE}&__proto__=1&f=__proto__&k=${encodeURIComponent('{"__proto__":{"pao":[]}}')}`);
    const smuggled = read.ok ? scoreRequest(read.value) : read;
    expect(smuggled.ok).toBe(false);
    expect(({} as Record<string, unknown>).pao).toBeUndefined();
  });
});
