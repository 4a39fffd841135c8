import { plainCopy } from '../../base/plain.ts';
import { type RefusedPlay, type Ruling, rulingOf } from '../../play/ruling.ts';
import { type Result } from '../../base/result.ts';
import { changedRules } from '../rulebooks/changed-rules.ts';
import { judgeSet } from './claim.ts';
import { judgeDiscard, judgeTaking } from './discard.ts';
import { costsOf } from '../rulebooks/fouls.ts';
import type { PlayBecause, PlayFinding, PlayFollows, PlayNote } from './ids.ts';
import { judgeKong } from './kong.ts';
import { type Position, readPosition } from './position.ts';
import { judgeDeclaration } from './riichi.ts';
import { judgeNineTerminals, judgeNoten, judgeTenpai } from './say.ts';
import { type PlayAction, type PlayRequest, playError } from './state.ts';
import { judgeRon, judgeTsumo } from './win.ts';

/** Whether a riichi player may do something, with its consequences or penalty, or why the question was refused. */
export type PlayRuling = (Ruling<PlayBecause, PlayFollows, PlayNote> | RefusedPlay) & { readonly id?: string };

function findingOn(action: PlayAction, position: Position): Result<PlayFinding> {
  switch (action.type) {
    case 'ron':
      return judgeRon(position);
    case 'tsumo':
      return judgeTsumo(position);
    case 'riichi':
      return judgeDeclaration(position, action.discard);
    case 'kong':
      return judgeKong(position, action.tile);
    case 'chow':
    case 'pung':
      return judgeSet(action.type, position, action.with);
    case 'discard':
      return judgeDiscard(position, action.tile);
    case 'take-called':
      return judgeTaking(position);
    case 'tenpai':
      return judgeTenpai(position);
    case 'noten':
      return judgeNoten(position);
    case 'nine-terminals':
      return judgeNineTerminals(position);
  }
}

function judged(given: unknown): PlayRuling {
  const error = playError(given);
  if (error) return { ok: false, error };
  const { rules: id, knobs, action, state } = given as PlayRequest;
  const rules = changedRules(id, knobs);
  if (!rules.ok) return rules;
  const position = readPosition(state, rules.value);
  if (!position.ok) return position;
  const finding = findingOn(action, position.value);
  return finding.ok ? rulingOf(finding.value, (foul, broken) => costsOf(foul, rules.value, broken)) : finding;
}

/**
 * Judges whether a player may ron, tsumo, declare riichi, call, declare a kong, discard a tile or declare tenpai: yes
 * with its consequences, or no with every reason and the penalty. Accepts any value and never throws.
 */
export function mayI(request: unknown): PlayRuling {
  const plain = plainCopy(request);
  const result = judged(plain);
  const id: unknown = typeof plain === 'object' && plain !== null ? (plain as { id?: unknown }).id : undefined;
  return typeof id === 'string' ? { ...result, id } : result;
}
