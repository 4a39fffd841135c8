import { fill } from '../../i18n/strings.ts';
import { $answersGiven, forgetAnswers, rememberAnswer } from '../../stores/checkpoints.ts';
import { answerIn, putAnswer } from './answer.ts';

/** The end of a chapter, which judges its questions, wherever they stand, when they are checked, and remembers what was answered. */
class Checkpoint extends HTMLElement {
  connectedCallback(): void {
    for (const form of this.#questions()) {
      form.addEventListener('submit', (event) => {
        event.preventDefault();
        this.#check(form);
      });
      form.addEventListener('input', () => this.#clear(form));
      this.#recall(form);
    }
    this.querySelector('.again')?.addEventListener('click', () => this.#startAgain());
    this.#tally();
  }

  #questions(): HTMLFormElement[] {
    const asked = `[data-asked='${this.dataset.checkpoint ?? ''}'] form[data-question]`;
    return [...document.querySelectorAll<HTMLFormElement>(asked)];
  }

  #key(form: HTMLFormElement): string {
    return `${this.dataset.checkpoint ?? ''}/${form.dataset.question ?? ''}`;
  }

  /** Says the verdict; what is only heard stands below it for those who see. */
  #say(form: HTMLFormElement, text: string, heard = ''): void {
    const aside = Object.assign(document.createElement('span'), { className: 'sr-only', textContent: ` ${heard}` });
    form.querySelector('.verdict')?.replaceChildren(text, ...(heard === '' ? [] : [aside]));
  }

  #clear(form: HTMLFormElement): void {
    delete form.dataset.verdict;
    this.#say(form, '');
    this.#tally();
  }

  #judge(form: HTMLFormElement, given: string): void {
    const isRight = given === form.dataset.answer;
    form.dataset.verdict = isRight ? 'right' : 'wrong';
    const answer = form.querySelector('details');
    const why = [...(answer?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent.trim()).join(' ');
    this.#say(form, (isRight ? this.dataset.right : this.dataset.wrong) ?? '', isRight ? '' : why);
    if (answer) answer.open = !isRight;
  }

  #check(form: HTMLFormElement): void {
    const given = answerIn(form);
    if (given === '') {
      this.#say(form, this.dataset.empty ?? '');
      return;
    }
    this.#judge(form, given);
    rememberAnswer(this.#key(form), { revision: Number(form.dataset.revision), given });
    this.#tally();
  }

  #recall(form: HTMLFormElement): void {
    const remembered = $answersGiven.get()[this.#key(form)];
    if (remembered?.revision !== Number(form.dataset.revision)) return;
    if (putAnswer(form, remembered.given)) this.#judge(form, remembered.given);
  }

  #tally(): void {
    const questions = this.#questions();
    const judged = questions.filter(({ dataset }) => dataset.verdict !== undefined);
    const right = judged.filter(({ dataset }) => dataset.verdict === 'right').length;
    const summary = this.querySelector('.summary');
    if (summary)
      summary.textContent = judged.length === 0 ? '' : fill(this.dataset.summary ?? '', { right, n: questions.length });
    const again = this.querySelector<HTMLElement>('.again');
    if (again) again.hidden = judged.length === 0;
  }

  #startAgain(): void {
    forgetAnswers(`${this.dataset.checkpoint ?? ''}/`);
    const questions = this.#questions();
    for (const form of questions) {
      form.reset();
      this.#clear(form);
    }
    questions[0]?.querySelector('input')?.focus();
  }
}

customElements.define('tensu-checkpoint', Checkpoint);
