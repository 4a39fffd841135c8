/** Waits until the pictures of all tiles below an element have loaded, so they can be printed. */
export async function picturesThere(area: Element): Promise<void> {
  const sheets = new Set(
    [...area.querySelectorAll('[data-tile]')].map((tile) => getComputedStyle(tile).getPropertyValue('--sheet')),
  );
  const addresses = [...sheets].flatMap((sheet) => /^url\(["']?(.+?)["']?\)$/.exec(sheet.trim())?.[1] ?? []);
  await Promise.allSettled(addresses.map((src) => Object.assign(new Image(), { src }).decode()));
}
