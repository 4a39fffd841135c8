/**
 * Installs a Node that runs TypeScript where the machine's own cannot. `npm ci` and `npm test` call this with any Node
 * from 18 on.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';

const HERE = import.meta.dirname ?? new URL('.', import.meta.url).pathname;
const BIN = join(HERE, '../../node_modules/.bin');
const NAME = process.platform === 'win32' ? 'node.exe' : 'node';

/** The binary in the package for this machine's platform, the only one that npm installs. */
function brought() {
  const packages = join(HERE, 'node_modules');
  const names = existsSync(packages) ? readdirSync(packages) : [];
  return names.map((name) => join(packages, name, 'bin', NAME)).find((path) => existsSync(path));
}

function fetchNode() {
  const { npm_execpath: npm, ...env } = process.env;
  delete env.npm_config_local_prefix;
  spawnSync(process.execPath, [npm ?? '', 'ci', '--prefix', HERE], { cwd: HERE, env, stdio: 'inherit' });
}

if (!process.features.typescript) {
  console.log(`Tensu needs Node 22.18 or newer and this is ${process.version}: fetching one into scripts/node.`);
  if (!brought()) fetchNode();
  const program = brought();
  if (!program) {
    console.error('No Node could be fetched for this machine. Install Node 22.18 or newer.');
    process.exit(1);
  }
  mkdirSync(BIN, { recursive: true });
  rmSync(join(BIN, NAME), { force: true });
  if (process.platform === 'win32') copyFileSync(program, join(BIN, NAME));
  else symlinkSync(relative(BIN, program), join(BIN, NAME));
}
