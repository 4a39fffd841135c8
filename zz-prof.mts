import { readFileSync } from 'node:fs';
import * as H from './scripts/bench/hands.ts';
import { scoreRequest } from './src/engine/riichi/index.ts';
console.log(Object.keys(H));
