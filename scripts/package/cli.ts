#!/usr/bin/env node
import { createReadStream, readFileSync } from 'node:fs';
import { stdin, stdout } from 'node:process';
import { finishRequest, mayI, rankRequest, scoreLine, scoreRequest, settleRequest } from '../../src/engine/index.ts';
import { answerLines } from '../lines/answer.ts';

const DOORS: Readonly<Record<string, (request: unknown) => unknown>> = {
  score: scoreRequest,
  settle: settleRequest,
  finish: finishRequest,
  rank: rankRequest,
  may: mayI,
};

const HELP = `Usage: tensu-engine ${Object.keys(DOORS).join('|')} [request or file]

Reads one JSON request per line (given, in a file, or on standard input) and writes one JSON answer per line.
A request that is refused gets an answer with "ok": false, and the run goes on.

  tensu-engine score '{"rules":"ema-2016","concealed":"234m067p34567s44z","winningTile":"8s","by":"draw","seatWind":"south","roundWind":"east"}'
  tensu-engine settle hands.jsonl > settled.jsonl

  --schema   prints the JSON Schema of all requests
  --version  prints the version
`;

const beside = (name: string): string => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');

async function run([command = '', request]: readonly string[]): Promise<number> {
  if (command === '--schema') stdout.write(beside('requests.schema.json'));
  else if (command === '--version') console.log((JSON.parse(beside('package.json')) as { version: string }).version);
  else if (command === '--help') stdout.write(HELP);
  else {
    const answer = Object.hasOwn(DOORS, command) ? DOORS[command] : undefined;
    if (!answer || (request === undefined && stdin.isTTY)) {
      process.stderr.write(HELP);
      return 2;
    }
    const answerLine = (line: string): unknown => {
      let given: unknown;
      try {
        given = JSON.parse(line);
      } catch {
        return scoreLine(line);
      }
      return answer(given);
    };
    if (request?.trimStart().startsWith('{')) console.log(JSON.stringify(answerLine(request)));
    else await answerLines(answerLine, request === undefined ? stdin : createReadStream(request));
  }
  return 0;
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`tensu-engine: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
