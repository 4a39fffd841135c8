/** Waits for the pictures of all tiles below an element, each asked for once: what is printed must be there. */
export async function picturesThere(area: Element): Promise<void> {
  const faces = [...area.querySelectorAll('[data-tile]')].map((tile) =>
    getComputedStyle(tile).getPropertyValue('--face'),
  );
  const addresses = new Set(faces.flatMap((face) => /^url\(["']?(.+?)["']?\)$/.exec(face.trim())?.[1] ?? []));
  await Promise.allSettled([...addresses].map((src) => Object.assign(new Image(), { src }).decode()));
}
