/** What holds the pictures of the tiles that one element draws. */
const FACES = ['--face', '--second', '--third'] as const;

/** Waits for the pictures of all tiles below an element, each asked for once: what is printed must be there. */
export async function picturesThere(area: Element): Promise<void> {
  const faces = [...area.querySelectorAll('[data-tile]')].flatMap((tile) => {
    const style = getComputedStyle(tile);
    return FACES.map((face) => style.getPropertyValue(face));
  });
  const addresses = new Set(faces.flatMap((face) => /^url\(["']?(.+?)["']?\)$/.exec(face.trim())?.[1] ?? []));
  await Promise.allSettled([...addresses].map((src) => Object.assign(new Image(), { src }).decode()));
}
