import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { decode } from '../../src/components/features/games/decode.ts';
import { readSource } from '../../src/components/features/games/read-source.ts';
import { MOST_CHARACTERS } from '../../src/logs/read.ts';

const utf8 = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(new TextEncoder().encode(text));
const utf16 = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));

describe('a file of games', () => {
  test.each([
    ['UTF-8', utf8('和了')],
    ['UTF-16 with its mark', utf16('和了')],
    ['packed by gzip', new Uint8Array(gzipSync('和了'))],
  ])('is decoded from %s', async (_, bytes) => {
    expect(await decode(bytes)).toEqual({ text: '和了' });
  });

  test('in another encoding is refused, not guessed at', async () => {
    expect(await decode(new Uint8Array([0x98, 0x61, 0x97, 0xb9]))).toEqual({ problem: 'encoding' });
  });

  test('that gzip cannot unpack is refused', async () => {
    const half = new Uint8Array(gzipSync('和了'.repeat(1000))).slice(0, 30);
    expect(await decode(half)).toEqual({ problem: 'encoding' });
  });

  test('that would grow beyond any game is stopped while it is unpacked', async () => {
    const bomb = new Uint8Array(gzipSync(Buffer.alloc(MOST_CHARACTERS + 10)));
    expect(bomb.length).toBeLessThan(MOST_CHARACTERS / 100);
    expect(await decode(bomb)).toEqual({ problem: 'too-large' });
  });

  test('has the same id whenever it holds the same text', async () => {
    const [one, other, third] = await Promise.all([
      readSource({ name: 'a', text: '{"log":[]}' }),
      readSource({ name: 'b', bytes: utf8('{"log":[]}\n') }),
      readSource({ name: 'a', text: '{"log":[ ]}' }),
    ]);
    expect(one.source.id).toBe(other.source.id);
    expect(one.source.id).not.toBe(third.source.id);
  });
});
