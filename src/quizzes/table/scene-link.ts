import type { LinkFields } from '../skill-kit/link-fields.ts';

/** A scene in a link: its id, and whether it has its twist. */
interface Linked<Id extends string> {
  readonly id: Id;
  readonly twist: boolean;
}

/** Writes a scene as the fields of a link. */
export const formatScene = ({ id, twist }: Linked<string>): string => `scene=${id}&twist=${twist ? '1' : '0'}`;

/** Reads a scene out of the fields of a link; undefined where they name none of these. */
export function parseScene<Id extends string>(
  fields: LinkFields,
  scenes: readonly (readonly [id: Id, ...unknown[]])[],
): Linked<Id> | undefined {
  const id = scenes.map(([one]) => one).find((one) => one === fields.get('scene'));
  const twist = fields.get('twist');
  return id && (twist === '0' || twist === '1') ? { id, twist: twist === '1' } : undefined;
}
