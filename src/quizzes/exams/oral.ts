/** The rule of the oral exam: two right pass, two wrong fail, otherwise up to five decide. */
export type OralOutcome = 'through' | 'out' | 'open';

const LEAD = 2;

/** The most questions of an oral exam. */
export const MOST_ORAL_QUESTIONS = 5;

/** The outcome of oral answers, in the order they were given. */
export function oralOutcome(answers: readonly boolean[]): OralOutcome {
  let lead = 0;
  for (const [i, right] of answers.entries()) {
    lead += right ? 1 : -1;
    if (Math.abs(lead) >= LEAD || i + 1 === MOST_ORAL_QUESTIONS) return lead > 0 ? 'through' : 'out';
  }
  return 'open';
}

/** The probability of passing for a candidate with this accuracy (0–1), and the average number of questions. */
export function oralChances(right: number): { readonly through: number; readonly questions: number } {
  const after = (answers: readonly boolean[], chance: number): { through: number; questions: number } => {
    const outcome = oralOutcome(answers);
    if (outcome !== 'open') return { through: outcome === 'through' ? chance : 0, questions: chance * answers.length };
    const [yes, no] = [after([...answers, true], chance * right), after([...answers, false], chance * (1 - right))];
    return { through: yes.through + no.through, questions: yes.questions + no.questions };
  };
  return after([], 1);
}
