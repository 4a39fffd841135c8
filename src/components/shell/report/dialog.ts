import { fill } from '../../../i18n/strings.ts';
import { thisBuild } from '../offline/version.ts';
import { type ReportWords, reportHref, reportText } from './report.ts';

type Words = ReportWords & Readonly<Record<'subject' | 'copied' | 'refused', string>>;

const dialog = document.querySelector<HTMLDialogElement>('#tensu-report');
const field = dialog?.querySelector('textarea');
const status = dialog?.querySelector('[role="status"]');
const send = dialog?.querySelector<HTMLAnchorElement>('a[href]');
const words = JSON.parse(dialog?.dataset.words ?? '{}') as Words;
const say = (text: string): void => {
  if (status) status.textContent = text;
};

/** Shows the report about what a button belongs to; nothing is sent automatically. */
export function openReport({ dataset }: HTMLElement): void {
  if (!dialog || !field) return;
  const { report = '', rulebook } = dataset;
  field.value = reportText(
    {
      about: report,
      rulebook: rulebook ?? document.documentElement.dataset.rulebook ?? '',
      version: `${dialog.dataset.version ?? ''} ${thisBuild()}`.trim(),
      address: location.href,
    },
    words,
  );
  say('');
  dialog.showModal();
  field.focus();
}

async function copy(): Promise<void> {
  const isCopied = await Promise.resolve()
    .then(() => navigator.clipboard.writeText(field?.value ?? ''))
    .then(
      () => true,
      () => false,
    );
  say(isCopied ? words.copied : words.refused);
  if (!isCopied) field?.select();
}

const fillIn = (): void => {
  const [first = ''] = field?.value.split('\n') ?? [];
  if (send) send.href = reportHref(dialog?.dataset.to ?? '', fill(words.subject, { about: first }), field?.value ?? '');
};

dialog?.querySelector('[data-does="copy"]')?.addEventListener('click', () => void copy());
send?.addEventListener('click', fillIn);
