import type { ComponentChildren } from 'preact';
import { fill } from '../../../../i18n/strings.ts';
import type { Invitation } from '../../../../quizzes/exams/invitation.ts';
import { minutesOf } from '../../../../quizzes/exams/minutes.ts';
import { type Language, LANGUAGES, sitePath } from '../../../../locales.ts';
import { type BookId, isBook } from '../../../../engine/rulebooks/ids.ts';
import { gameUnder } from '../../../widgets/questions/games/games.ts';
import { type ExamWords, useExamStrings } from '../strings.ts';
import { bookName } from '../../../base/words/book-name.ts';
import { WhatItProves } from './WhatItProves.tsx';

const HUNDRED = 100;

/** What a point is about; a chapter goes by its rulebook until its title has been fetched. */
function topicName(topic: string, { practice, book }: ExamWords<'sit'>, titles: Props['titles']): string {
  const names: Readonly<Record<string, string>> = practice;
  const known = names[`part.${topic}`] ?? names[`skill.${topic}`] ?? titles?.[topic];
  const [rules] = topic.split('/');
  return known ?? (isBook(rules) ? bookName(rules, book) : topic);
}

function Enough({ invitation: { blueprint }, titles }: Pick<Props, 'invitation' | 'titles'>) {
  const { words, lang } = useExamStrings('sit');
  const { sit } = words;
  const percent = (share: number): string => (share * HUNDRED).toLocaleString(lang, { maximumFractionDigits: 1 });
  return (
    <>
      {fill(sit['about.enough.all'], { n: percent(blueprint.passMark) })}
      {blueprint.mustPass.map(({ topic, share }) => (
        <span key={topic}>
          {' '}
          {fill(sit['about.enough.topic'], { n: percent(share), topic: topicName(topic, words, titles) })}
        </span>
      ))}
    </>
  );
}

function Elsewhere({ language: { locale, lang, label } }: { readonly language: Language }) {
  const { sit } = useExamStrings('sit').words;
  return (
    <p>
      {sit['about.language']}{' '}
      <a href={sitePath('qualify/sit/', locale) + location.hash} hreflang={lang} lang={lang}>
        {label}
      </a>
    </p>
  );
}

/** The printed table that candidates may use; opens in another tab. */
export function TableLink({ rules }: { readonly rules: BookId }) {
  const { words, locale } = useExamStrings('sit');
  return (
    <a
      class="sit-table"
      href={sitePath(`reference/${rules}/${gameUnder(rules).scoreSheet}/`, locale)}
      target="_blank"
      rel="noopener"
    >
      {words.sit['table.open']}
    </a>
  );
}

interface Props {
  readonly invitation: Invitation;
  /** The titles of chapters, once they are fetched. */
  readonly titles?: Readonly<Record<string, string>> | undefined;
  readonly children: ComponentChildren;
}

/** What to expect, before anything starts, all on one screen. */
export function About({ invitation, titles, children }: Props) {
  const { words, lang } = useExamStrings('sit');
  const { sit, book, practice } = words;
  const { blueprint, timeFactor, deadline, attempt, title } = invitation;
  const { rules, minutes, parts, authored = [], scoreTable } = blueprint;
  const own = minutesOf(invitation);
  const other = LANGUAGES.find((one) => one.lang === invitation.language && one.lang !== lang);
  const until = deadline === undefined ? undefined : new Date(deadline);
  const rows: readonly (readonly [name: string, value: ComponentChildren])[] = [
    [sit['about.rules'], bookName(rules, book)],
    [
      sit['about.asked'],
      <ul>
        {parts.map(({ skill, count }, i) => (
          <li key={i}>
            {count} × {practice[`skill.${skill}`]}
          </li>
        ))}
        {authored.map(({ topic, count }) => (
          <li key={topic}>
            {count} × {topicName(topic, words, titles)}
          </li>
        ))}
      </ul>,
    ],
    [
      sit['about.time'],
      timeFactor === HUNDRED
        ? fill(sit['about.time.plain'], { n: own })
        : fill(sit['about.time.more'], {
            n: own,
            plain: minutes,
            factor: (timeFactor / HUNDRED).toLocaleString(lang),
          }),
    ],
    [sit['about.table'], sit[scoreTable ? 'about.table.yes' : 'about.table.no']],
    [sit['about.enough'], <Enough invitation={invitation} titles={titles} />],
    ...(blueprint.attempts > 1 || attempt > 1
      ? [
          [
            sit['about.attempt'],
            fill(sit['about.attempt.of'], { n: attempt, of: Math.max(attempt, blueprint.attempts) }),
          ] as const,
        ]
      : []),
    ...(until
      ? [[sit['about.until'], until.toLocaleString(lang, { dateStyle: 'long', timeStyle: 'short' })] as const]
      : []),
  ];
  return (
    <div class="sit-about">
      {title !== '' && <h2 dir="auto">{title}</h2>}
      {other && <Elsewhere language={other} />}
      <dl class="sit-facts">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {until && until.getTime() < Date.now() && (
        <p class="trouble" role="status">
          {sit['about.late']}
        </p>
      )}
      <ul class="sit-how">
        {(['own', 'silent', 'clock', 'kept', 'code'] as const).map((one) => (
          <li key={one}>{sit[`how.${one}`]}</li>
        ))}
      </ul>
      <WhatItProves isSealed={invitation.sealed !== undefined} />
      {scoreTable && <TableLink rules={rules} />}
      {children}
    </div>
  );
}
