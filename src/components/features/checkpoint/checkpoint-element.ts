import { fill } from '../../../i18n/strings.ts';
import { $answersGiven, forgetAnswers, rememberAnswer } from '../../../stores/checkpoints.ts';
import { noteAsked, noteRead } from '../../../stores/path.ts';
import { answerIn, putAnswer } from './answer.ts';

/** The end of a chapter: judges its questions, wherever they stand, and stores the answers. */
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

  /** Shows the verdict: the live region's text also stands below it for sighted readers. */
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
    this.#tellPath();
  }

  #recall(form: HTMLFormElement): void {
    const remembered = $answersGiven.get()[this.#key(form)];
    if (remembered?.revision !== Number(form.dataset.revision)) return;
    if (putAnswer(form, remembered.given)) this.#judge(form, remembered.given);
  }

  /** Tells the path how many of this chapter's questions are answered: whoever answers them has read it. */
  #tellPath(): void {
    const chapter = this.dataset.checkpoint ?? '';
    const { asked, right, of } = this.#state();
    noteRead(chapter);
    noteAsked(chapter, { asked, right, of });
  }

  #state(): { readonly asked: number; readonly right: number; readonly of: number } {
    const verdicts = this.#questions().map(({ dataset }) => dataset.verdict);
    return {
      asked: verdicts.filter((verdict) => verdict !== undefined).length,
      right: verdicts.filter((verdict) => verdict === 'right').length,
      of: verdicts.length,
    };
  }

  #tally(): void {
    const { asked, right, of } = this.#state();
    const summary = this.querySelector('.summary');
    if (summary) summary.textContent = asked === 0 ? '' : fill(this.dataset.summary ?? '', { right, n: of });
    const again = this.querySelector<HTMLElement>('.again');
    if (again) again.hidden = asked === 0;
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
