import { type HandRequest, parseRequest } from '../../engine/mcr/index.ts';
import type { LinkFields } from '../skill-kit/link-fields.ts';
import { countOf } from './hands/count.ts';

/** Reads a question that is a complete hand and nothing else. */
export function parseMcrHand(fields: LinkFields): { readonly hand: HandRequest } | undefined {
  const said = fields.draft();
  const read = said && parseRequest({ concealed: '', ...said });
  return read?.ok && countOf(read.value) ? { hand: read.value } : undefined;
}
