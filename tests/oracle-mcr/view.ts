import { arrangements } from './readings.ts';
import type { Options } from './options.ts';
import { howMany, KINDS, listTiles } from './tiles.ts';
import type { Tile } from './tiles.ts';
import type { HandRequest, Reading, View } from './types.ts';

/** The kinds that would complete a hand before its winning tile came, by its shape alone or without those that the winner holds four of (D1). */
export function waitsOf(request: HandRequest, options: Options): Tile[] {
  const concealed = listTiles(request.concealed);
  const held = [...concealed, ...request.melds.flatMap(({ tiles }) => listTiles(tiles))];
  return KINDS.filter((kind) => {
    if (options.exhaustedWaits === 'ignore' && howMany(held, kind) === 4) return false;
    return arrangements([...concealed, kind], request.melds).length > 0;
  });
}

/** Lays a reading out for the fan tests. */
export function viewOf(reading: Reading, request: HandRequest, options: Options, waits: () => Tile[]): View {
  const { groups } = reading;
  const chows = groups.filter(({ kind }) => kind === 'chow');
  const pungs = groups.filter(({ kind }) => kind === 'pung' || kind === 'kong');
  return {
    ...reading,
    request,
    options,
    tiles: groups.flatMap(({ tiles }) => tiles),
    sets: [...chows, ...pungs],
    chows,
    pungs,
    pair: reading.shape === 'pairs' ? undefined : groups.find(({ kind }) => kind === 'pair'),
    won: groups.find(({ won }) => won),
    waits,
  };
}
