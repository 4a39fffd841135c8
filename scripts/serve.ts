import { existsSync } from 'node:fs';
import { listen, siteServer } from './server.ts';

const DEFAULT_PORT = 4321;
const TRIES = 20;

const folder = 'dist';
const base = (process.env.BASE ?? '/').replace(/\/?$/, '/');
const wanted = Number(process.env.PORT ?? DEFAULT_PORT);
const strict = process.argv.includes('--strict');

if (!existsSync(`${folder}/index.html`)) {
  console.error('There is no built site in dist/: run npm run build first.');
  process.exit(1);
}
const port = await listen(siteServer(folder, base), wanted, strict ? 1 : TRIES).catch((error: unknown) => {
  console.error(`No free port from ${String(wanted)} on: ${String(error)}`);
  process.exit(1);
});
if (port !== wanted) console.log(`Port ${String(wanted)} is in use; taking ${String(port)}.`);
console.log(`Tensu is at http://localhost:${String(port)}${base} (stop with Ctrl+C)`);
