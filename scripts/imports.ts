import { forbiddenImports, projectSources } from './imports/check.ts';

const lines = await forbiddenImports(projectSources());
if (lines.length > 0) {
  console.error(lines.join('\n'));
  process.exitCode = 1;
}
