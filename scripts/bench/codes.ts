import '../../tests/quizzes/take-up-riichi.ts';
/**
 * Pastes the codes of 300 people, twenty hands each, into their event's page on a slowed phone, and prints the time
 * until all of them are graded. `npx node scripts/bench/codes.ts [people]`, after a build.
 */
import { createHash, randomBytes } from 'node:crypto';
import { dealSheet } from '../../src/quizzes/exams/deal.ts';
import { type ExamEvent, beginEvent, note } from '../../src/quizzes/exams/event.ts';
import { keyOf } from '../../src/quizzes/exams/blueprint/blueprint.ts';
import { formatCode } from '../../src/quizzes/exams/code.ts';
import { formatEvent } from '../../src/quizzes/exams/event-file.ts';
import { peopleOf } from '../../src/quizzes/exams/people.ts';
import { presetOf } from '../../src/quizzes/exams/blueprint/presets.ts';
import { enrol } from '../../src/quizzes/exams/roster.ts';
import { withSheet } from '../../src/quizzes/exams/sheets.ts';
import type { Vault } from '../../src/quizzes/exams/vault.ts';
import { ENGINE } from '../../src/quizzes/exams/versions.ts';
import { GENERATOR } from '../../src/quizzes/quiz/quiz.ts';
import { solveExamQuestion } from '../../src/quizzes/exams/forms/index.ts';
import { RIICHI_GAME } from '../../src/quizzes/games/riichi/game.ts';
import { registerGame } from '../../src/quizzes/games/game.ts';
import { SLOWNESS, slowDown, takePhone } from './slow-phone.ts';

registerGame(RIICHI_GAME);

const HANDS = 20;
const [people = '300'] = process.argv.slice(2);
const LONGEST = 120_000;

const vault: Vault = {
  draw: (count) => randomBytes(count),
  digest: (text) => Promise.resolve(new Uint8Array(createHash('sha256').update(text).digest())),
};

/** The preset of whole hands, with this many questions. */
function blueprint() {
  const preset = presetOf('hands', 'samara-2019');
  return { ...preset, parts: preset.parts.map((part) => ({ ...part, count: HANDS })) };
}

function begun(): ExamEvent {
  const empty = beginEvent('Bench', blueprint(), vault);
  return Array.from({ length: Number(people) }, (_, n) => n).reduce((event, n) => {
    const row = { name: `Player ${String(n)}`, language: 'en', timeFactor: 100, spoken: false } as const;
    const person = enrol(row, peopleOf(event), vault);
    const dealt = withSheet(event, { token: person.token, attempt: 1 });
    return note(dealt.ok ? dealt.event : event, { kind: 'person', ...person }, { by: 'A', at: n, vault });
  }, empty);
}

async function codesOf(event: ExamEvent): Promise<string> {
  const codes = peopleOf(event).map(({ token, number }) => {
    const dealt = dealSheet(event.blueprint, { token, attempt: 1 });
    const answers = dealt.ok ? dealt.questions.map(solveExamQuestion) : [];
    const versions = { generator: GENERATOR, engine: ENGINE, timeFactor: 100, spoken: false } as const;
    const handed = { key: keyOf(event.blueprint), number, attempt: 1, ...versions, seconds: 900, answers };
    return formatCode(handed, token, vault, 'riichi');
  });
  return (await Promise.all(codes)).join('\n');
}

const event = begun();
const codes = await codesOf(event);
const phone = await takePhone(
  `localStorage.setItem('tensu:exam:${event.id}', ${JSON.stringify(formatEvent(event)).replaceAll('<', '\\u003c')});`,
);
const page = await phone.context.newPage();
await page.goto(`${phone.address}qualify/event/#${event.id}`);
await page.getByText('Submissions').click();
await page.getByLabel('Paste a whole chat, email or table').fill(codes);
await slowDown(page);
/**
 * How long this page takes for twenty million steps of arithmetic, to compare machines, or one machine at two times.
 */
const calibration = await page.evaluate(() => {
  const start = performance.now();
  let sum = 0;
  for (let i = 0; i < 20_000_000; i++) sum = (sum * 31 + i) | 0;
  return sum === 1 ? 0 : performance.now() - start;
});
const find = page.getByRole('button', { name: 'Find the codes' });
const from = performance.now();
await find.click();
await page.getByText(`${people} new codes.`).waitFor({ timeout: LONGEST });
const taken = performance.now() - from;
await page.getByText(`passed: ${people}`).waitFor({ timeout: LONGEST });
const shown = performance.now() - from;
await phone.close();
const seconds = (ms: number): string => (ms / 1000).toFixed(1);
console.log(
  `${people} codes of ${String(HANDS)} hands, ${SLOWNESS} times slower: graded in ${seconds(taken)} s, listed after ${seconds(shown)} s (calibration: ${seconds(calibration)} s)`,
);
