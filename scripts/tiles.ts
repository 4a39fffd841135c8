import { mkdirSync, writeFileSync } from 'node:fs';
import { drawFiles } from './tiles/draw.ts';

const folder = new URL('../public/tiles/', import.meta.url);

mkdirSync(folder, { recursive: true });
const files = drawFiles();
for (const [name, content] of files) writeFileSync(new URL(name, folder), content);
console.log(`${files.size} files drawn into public/tiles/`);
