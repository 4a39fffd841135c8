import { scoreLine } from '../src/engine/index.ts';
import { answerLines } from './lines/answer.ts';

await answerLines(scoreLine);
