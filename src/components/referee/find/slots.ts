/** Parts of texts fall into so many slots by their hash; those that share one are learnt together. */
const SLOTS = 2 ** 20;

/** The slot of a part of a text. */
export function slotOf(part: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < part.length; i += 1) hash = Math.imul(hash ^ part.charCodeAt(i), 0x01000193);
  return (hash ^ (hash >>> 16)) & (SLOTS - 1);
}
