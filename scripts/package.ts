/** Builds the engine as an npm package into `dist-engine/`: `npm run package`. */
import { buildPackage } from './package/build.ts';

const { version, files } = await buildPackage('dist-engine');
console.log(
  `tensu-engine ${version}: ${String(files)} files in dist-engine/. npm pack ./dist-engine makes the tarball.`,
);
