/** Questions of a chapter that have an answer to unfold. */
const QUESTIONS = 'form[data-question], tensu-ask';

/** What stands below the summary of a question's answer. */
function answerOf(question: HTMLElement): readonly ChildNode[] {
  const details = question.querySelector('details');
  return [...(details?.childNodes ?? [])].filter(({ nodeName }) => nodeName !== 'SUMMARY');
}

/** Moves each answer of a chapter into a numbered list at its end; returns what puts them back. */
function gatherAnswers(end: HTMLElement): () => void {
  const questions = [...document.querySelectorAll<HTMLElement>(QUESTIONS)];
  const list = document.createElement('ol');
  for (const [i, question] of questions.entries()) {
    question.dataset.printed = String(i + 1);
    const item = document.createElement('li');
    item.append(...answerOf(question));
    list.append(item);
  }
  const heading = Object.assign(document.createElement('h2'), { textContent: end.dataset.answers ?? '' });
  const section = Object.assign(document.createElement('section'), { className: 'printed-answers not-content' });
  section.append(heading, list);
  end.after(section);
  return () => {
    for (const [i, question] of questions.entries()) {
      delete question.dataset.printed;
      question.querySelector('details')?.append(...(list.children[i]?.childNodes ?? []));
    }
    section.remove();
  };
}

/** On paper the answers stand at the end of a chapter, where nobody reads them by accident. */
export function printAnswersApart(): void {
  let putBack: (() => void) | undefined;
  addEventListener('beforeprint', () => {
    const end = document.querySelector<HTMLElement>('tensu-checkpoint');
    if (end) putBack ??= gatherAnswers(end);
  });
  addEventListener('afterprint', () => {
    putBack?.();
    putBack = undefined;
  });
}
