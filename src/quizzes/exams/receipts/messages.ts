import { type ReadMoment, readMoment } from './moment.ts';

/** A message of a pasted text. */
export interface Message {
  /** Who sent it, as the text names them. */
  readonly sender?: string;
  readonly moment?: ReadMoment;
  /**
   * Who wrote its time: the program that received it, its sender’s device (a mail’s own date), or somebody who quotes it.
   */
  readonly timeBy: 'receiver' | 'sender' | 'quoter';
  readonly body: string;
}

/** A header that was found: where it begins and ends, and what it says. */
interface Header extends Omit<Message, 'body'> {
  readonly start: number;
  readonly end: number;
}

const [LONGEST_SENDER, MOST_HEADERS] = [80, 100_000] as const;
const MARKS = '[\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]*';
/** A date and time within a line; what it says is read later. */
const WHEN = '[^\\]\\n]{8,60}?';

/** The forms of a header at the beginning of a line: its sender and time are named groups. */
const FORMS: readonly RegExp[] = [
  // WhatsApp on iOS, Signal: [22.11.2026, 18:03:11] Anna: text
  `^${MARKS}\\[(?<when>${WHEN})\\]${MARKS} ?(?<sender>[^\\n:]{1,80}?):(?= |$)`,
  // Discord exports: [22/11/2026 18:03] Anna
  `^\\[(?<when>${WHEN})\\] ?(?<sender>[^\\n:\\[\\]]{1,80})$`,
  // WhatsApp on Android: 22.11.2026, 18:03 - Anna: text
  `^${MARKS}(?<when>\\d{1,4}[./-]\\d{1,2}[./-]\\d{2,4},? (?:à )?[^\\n]{3,24}?) - (?<sender>[^\\n:]{1,80}?):(?= |$)`,
  // Telegram: Anna, [22.11.2026 18:03]. The last time of the line is the program's: names are what people like.
  `^(?<sender>[^\\n]{1,200}), \\[(?<when>[^\\[\\]\\n]{8,60})\\]:?$`,
  // Discord, copied: Anna — 22/11/2026 18:03
  `^(?<sender>[^\\n]{1,200}) ?[—–] ?(?<when>\\d[^\\n—–]{7,40})$`,
].map((form) => new RegExp(form, 'gimu'));

/** A mail that another one quotes: On 22 Nov 2026 at 18:03, Anna <a@example.org> wrote. Whoever quotes can write anything. */
const QUOTED = new RegExp(
  `^>* ?(?<when>(?:On |Le |Il giorno )?[^\\n<]{8,60}?\\d{1,2}[:h]\\d{2}(?::\\d{2})?(?: ?[AP]M)?),? (?<sender>[^\\n<,\\d]{1,80}?) ?<[^\\n>]{3,120}>[^\\n:]{0,20} ?:`,
  'gimu',
);

const tidy = (sender: string): string =>
  sender
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069~]/g, '')
    .replace(/^["'\s>]+|["'\s]+$/g, '')
    .slice(0, LONGEST_SENDER);

function lineHeaders(text: string): readonly Header[] {
  return [...FORMS, QUOTED].flatMap((form) =>
    [...text.matchAll(form)].slice(0, MOST_HEADERS).flatMap(({ index, 0: whole, groups = {} }): readonly Header[] => {
      const moment = readMoment(groups.when ?? '');
      const sender = tidy(groups.sender ?? '');
      return moment && sender !== ''
        ? [{ start: index, end: index + whole.length, sender, moment, timeBy: form === QUOTED ? 'quoter' : 'receiver' }]
        : [];
    }),
  );
}

/** The fields of a mail’s head, in the languages of mail programs. */
const [FROM, SENT, RECEIVED] = [
  /^(?:From|От|От кого|Від|Da|De)\s?:[ \t]*(.+)$/imu,
  /^(?:Date|Sent|Дата|Отправлено|Надіслано|Inviato|Data|Envoyé)\s?:[ \t]*(.+)$/imu,
  /^Received:(?:.|\n[ \t])*?;\s*(.+)$/im,
] as const;
/** Lines that each begin a field, or go on with one. */
const HEAD = /(?:^(?:[A-Za-z][A-Za-z-]{1,40}|[\p{L} ]{2,20})\s?:[ \t].*\n(?:[ \t]+.*\n)*){2,60}/gmu;

const WORD = /=\?([\w-]+)\?([BQ])\?([^?]*)\?=/gi;

/** A name in the head of a mail, where letters beyond ASCII are encoded (RFC 2047). */
function decoded(field: string): string {
  const plain = field
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(WORD, (whole, charset: string, way: string, text: string) => {
      try {
        const bytes =
          way.toUpperCase() === 'B'
            ? Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
            : Uint8Array.from(
                text
                  .replaceAll('_', ' ')
                  .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
                (letter) => letter.charCodeAt(0),
              );
        return new TextDecoder(charset).decode(bytes);
      } catch {
        return whole;
      }
    });
  const [, name = ''] = /^\s*"?([^"<]*)"?\s*</.exec(plain) ?? [];
  return tidy(name.trim() === '' ? plain.replace(/[<>]/g, '') : name);
}

function mailHeaders(text: string): readonly Header[] {
  return [...text.matchAll(HEAD)].slice(0, MOST_HEADERS).flatMap(({ index, 0: head }): readonly Header[] => {
    const [from, sent, received] = [FROM, SENT, RECEIVED].map((field) => field.exec(head)?.[1]);
    if (from === undefined || sent === undefined) return [];
    const moment = readMoment(received ?? sent);
    return [
      {
        start: index,
        end: index + head.length,
        sender: decoded(from),
        ...(moment && { moment }),
        timeBy: received === undefined ? 'sender' : 'receiver',
      },
    ];
  });
}

/** The messages of a chat that Telegram exported as JSON. */
const TELEGRAM_JSON = /"date":\s*"(?<when>[^"]+)"(?:(?!"date":)[^])*?"from":\s*"(?<sender>(?:[^"\\]|\\.)*)"/g;

function jsonHeaders(text: string): readonly Header[] {
  if (!/^\s*[{[]/.test(text)) return [];
  return [...text.matchAll(TELEGRAM_JSON)].slice(0, MOST_HEADERS).flatMap(({ index, 0: whole, groups = {} }) => {
    const moment = readMoment(groups.when ?? '');
    const sender = tidy((groups.sender ?? '').replace(/\\(.)/g, '$1'));
    return moment ? [{ start: index, end: index + whole.length, sender, moment, timeBy: 'receiver' }] : [];
  });
}

/** All headers in their order, each once. */
function headersIn(text: string): readonly Header[] {
  const all = [...jsonHeaders(text), ...lineHeaders(text), ...mailHeaders(text)].sort(
    (a, b) => a.start - b.start || b.end - a.end,
  );
  const kept: Header[] = [];
  for (const header of all) if (header.start >= (kept.at(-1)?.end ?? 0)) kept.push(header);
  return kept;
}

/** Splits a pasted text into its messages; what stands before the first header is a message of nobody. */
export function messagesIn(text: string): readonly Message[] {
  const plain = text.replace(/\r\n?/g, '\n');
  const headers = headersIn(plain);
  const first: Message = { timeBy: 'sender', body: plain.slice(0, headers[0]?.start) };
  const rest = headers.map(({ sender, moment, timeBy, end }, i) => ({
    ...(sender !== undefined && { sender }),
    ...(moment && { moment }),
    timeBy,
    body: plain.slice(end, headers[i + 1]?.start),
  }));
  return first.body.trim() === '' ? rest : [first, ...rest];
}
