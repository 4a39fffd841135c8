/** A code in a chat, with whom its text names as sender and when: minutes of UTC, or `asked` where day and month are unclear. */
type Said = readonly [code: number, sender: string, sent: string];

/** A chat, mail folder or table as a program exports or copies it; `{{1}}` stands for the code of person 1. */
export interface Chat {
  readonly program: string;
  readonly lang: 'en' | 'ru' | 'uk' | 'it' | 'fr';
  readonly text: string;
  readonly said: readonly Said[];
}

const LRM = '\u200e';
const NARROW = '\u202f';
const base64 = (text: string): string => Buffer.from(text).toString('base64');

const chat = (program: string, lang: Chat['lang'], lines: readonly string[], ...said: readonly Said[]): Chat => ({
  program,
  lang,
  text: lines.join('\n'),
  said,
});

/** The shapes are those of the programs; names and sentences are made up. */
export const CHATS: readonly Chat[] = [
  chat(
    'Telegram, copied',
    'en',
    ['Anna Smith, [22.11.2026 18:03]', 'hello, my code:', '{{1}}', '', 'Bob, [22.11.2026 18:41]', '{{2}}'],
    [1, 'Anna Smith', '2026-11-22T18:03'],
    [2, 'Bob', '2026-11-22T18:41'],
  ),
  chat(
    'Telegram, copied',
    'ru',
    ['Анна Кузнецова, [03.04.2026 9:07]', 'вот код', '{{1}}', 'Боря, [03.04.2026 21:30]', '{{2}} спасибо!'],
    [1, 'Анна Кузнецова', '2026-04-03T09:07'],
    [2, 'Боря', '2026-04-03T21:30'],
  ),
  chat(
    'Telegram, copied on a Mac',
    'uk',
    ['Оля, [22 лист. 2026 р., 18:03:11]:', '{{1}}', 'Петро, [22 лист. 2026 р., 18:05:00]:', '{{2}}'],
    [1, 'Оля', '2026-11-22T18:03:11'],
    [2, 'Петро', '2026-11-22T18:05'],
  ),
  chat(
    'Telegram, copied on a Mac',
    'it',
    ['Anna, [22 nov 2026, 18:03:11]:', 'ecco {{1}}', 'Beppe, [22 nov 2026, 18:04:12]:', '{{2}}'],
    [1, 'Anna', '2026-11-22T18:03:11'],
    [2, 'Beppe', '2026-11-22T18:04:12'],
  ),
  chat(
    'Telegram, copied on a Mac',
    'fr',
    ['Anne, [22 nov. 2026 à 18:03:11]:', '{{1}}', 'Zoé, [1er déc. 2026 à 08:00:00]:', '{{2}}'],
    [1, 'Anne', '2026-11-22T18:03:11'],
    [2, 'Zoé', '2026-12-01T08:00'],
  ),
  chat(
    'Telegram, JSON',
    'en',
    [
      '{ "name": "Cup", "messages": [',
      '{ "id": 1, "type": "message", "date": "2026-11-22T18:03:11", "date_unixtime": "1795370591", "from": "Anna \\"Ace\\" Smith", "from_id": "user1", "text": "{{1}}" },',
      '{ "id": 2, "type": "message", "date": "2026-11-22T18:09:00", "from": "Борис", "from_id": "user2", "text": ["code ", "{{2}}"] }',
      '] }',
    ],
    [1, 'Anna "Ace" Smith', '2026-11-22T18:03:11'],
    [2, 'Борис', '2026-11-22T18:09'],
  ),
  chat(
    'WhatsApp, iOS',
    'en',
    [
      `[22/11/2026, 18:03:11] Anna: ${LRM}Messages are end-to-end encrypted.`,
      `[22/11/2026, 18:04:11] Anna: {{1}}`,
      `${LRM}[22/11/2026, 18:05:12] Bob Lee: {{2}}`,
    ],
    [1, 'Anna', '2026-11-22T18:04:11'],
    [2, 'Bob Lee', '2026-11-22T18:05:12'],
  ),
  chat(
    'WhatsApp, iOS, American',
    'en',
    [`[11/22/26, 6:03:11${NARROW}PM] Anna: {{1}}`, `[11/22/26, 12:05:00${NARROW}AM] Bob: {{2}}`],
    [1, 'Anna', '2026-11-22T18:03:11'],
    [2, 'Bob', '2026-11-22T00:05'],
  ),
  chat(
    'WhatsApp, iOS',
    'ru',
    ['[22.11.2026, 18:03:11] Анна: держите {{1}}', '[22.11.2026, 18:10:11] +7 912 345-67-89: {{2}}'],
    [1, 'Анна', '2026-11-22T18:03:11'],
    [2, '+7 912 345-67-89', '2026-11-22T18:10:11'],
  ),
  chat(
    'WhatsApp, iOS',
    'uk',
    ['[22.11.26, 18:03:11] Оля: {{1}}', '[23.11.26, 08:10:11] Петро: добрий ранок', 'ось код', '{{2}}'],
    [1, 'Оля', '2026-11-22T18:03:11'],
    [2, 'Петро', '2026-11-23T08:10:11'],
  ),
  chat(
    'WhatsApp, iOS',
    'it',
    ['[22/11/26, 18:03:11] Anna: {{1}}', '[01/12/26, 18:10:11] Beppe: {{2}}'],
    [1, 'Anna', '2026-11-22T18:03:11'],
    [2, 'Beppe', '2026-12-01T18:10:11'],
  ),
  chat(
    'WhatsApp, iOS',
    'fr',
    ['[05/04/2026 18:03:11] Anne: {{1}}', '[06/04/2026 18:10:11] Zoé: {{2}}'],
    [1, 'Anne', 'asked'],
    [2, 'Zoé', 'asked'],
  ),
  chat(
    'WhatsApp, Android',
    'en',
    ['22/11/2026, 18:03 - Anna joined', '22/11/2026, 18:03 - Anna: {{1}}', '22/11/2026, 18:41 - Bob: {{2}}'],
    [1, 'Anna', '2026-11-22T18:03'],
    [2, 'Bob', '2026-11-22T18:41'],
  ),
  chat(
    'WhatsApp, Android, American',
    'en',
    [`4/3/26, 6:03${NARROW}PM - Anna: {{1}}`, `4/3/26, 6:41${NARROW}PM - Bob: {{2}}`],
    [1, 'Anna', 'asked'],
    [2, 'Bob', 'asked'],
  ),
  chat(
    'WhatsApp, Android',
    'ru',
    ['03.04.2026, 18:03 - Анна: {{1}}', '03.04.2026, 18:41 - Борис Иванов: {{2}}'],
    [1, 'Анна', '2026-04-03T18:03'],
    [2, 'Борис Иванов', '2026-04-03T18:41'],
  ),
  chat(
    'WhatsApp, Android',
    'uk',
    ['03.04.26, 18:03 - Оля: {{1}}', '03.04.26, 18:41 - Петро: {{2}}'],
    [1, 'Оля', '2026-04-03T18:03'],
    [2, 'Петро', '2026-04-03T18:41'],
  ),
  chat(
    'WhatsApp, Android',
    'it',
    ['22/11/26, 18:03 - Anna: {{1}}', '22/11/26, 18:41 - Beppe: {{2}}'],
    [1, 'Anna', '2026-11-22T18:03'],
    [2, 'Beppe', '2026-11-22T18:41'],
  ),
  chat(
    'WhatsApp, Android',
    'fr',
    ['22/11/2026 à 18:03 - Anne: {{1}}', '22/11/2026 à 18:41 - Zoé: {{2}}'],
    [1, 'Anne', '2026-11-22T18:03'],
    [2, 'Zoé', '2026-11-22T18:41'],
  ),
  chat(
    'Signal, exported',
    'en',
    ['[2026-11-22, 18:03:11] Anna: {{1}}', '[2026-11-22, 18:41] Bob: {{2}}'],
    [1, 'Anna', '2026-11-22T18:03:11'],
    [2, 'Bob', '2026-11-22T18:41'],
  ),
  chat(
    'Signal, exported',
    'ru',
    ['[2026-04-03 18:03] Анна: {{1}}', '[2026-04-03 18:41] Борис: {{2}}'],
    [1, 'Анна', '2026-04-03T18:03'],
    [2, 'Борис', '2026-04-03T18:41'],
  ),
  chat(
    'Discord, copied',
    'en',
    ['Anna — 22/11/2026 18:03', '{{1}}', 'Bob — 22/11/2026 18:41', 'mine: {{2}}'],
    [1, 'Anna', '2026-11-22T18:03'],
    [2, 'Bob', '2026-11-22T18:41'],
  ),
  chat(
    'Discord, copied',
    'fr',
    ['Anne — 03/04/2026 18:03', '{{1}}', 'Zoé — 03/04/2026 18:41', '{{2}}'],
    [1, 'Anne', 'asked'],
    [2, 'Zoé', 'asked'],
  ),
  chat(
    'Discord, exported',
    'en',
    ['[22-Nov-26 06:03 PM] Anna#1234', '{{1}}', '', '[22-Nov-26 06:41 PM] Bob#0001', '{{2}}'],
    [1, 'Anna#1234', '2026-11-22T18:03'],
    [2, 'Bob#0001', '2026-11-22T18:41'],
  ),
  chat(
    'Discord, exported',
    'it',
    ['[22/11/2026 18:03] Anna', '{{1}}', '', '[22/11/2026 18:41] Beppe', '{{2}}'],
    [1, 'Anna', '2026-11-22T18:03'],
    [2, 'Beppe', '2026-11-22T18:41'],
  ),
  chat(
    'mail, as a mailbox',
    'en',
    [
      'From 1 Sun Nov 22 17:03:12 2026',
      'Received: from mx.example.org (mx.example.org [192.0.2.1])',
      '\tby in.example.com with ESMTPS id 7;',
      '\tSun, 22 Nov 2026 18:03:12 +0100',
      'From: "Smith, Anna" <anna@example.org>',
      'To: cup@example.com',
      'Date: Sun, 22 Nov 2026 11:59:00 -0500',
      'Subject: my code',
      '',
      '{{1}}',
      '',
      'From 2 Sun Nov 22 17:03:12 2026',
      'Received: by in.example.com; Sun, 22 Nov 2026 18:41:00 GMT',
      `From: =?utf-8?B?${base64('Борис')}?= <b@example.org>`,
      'Date: Sun, 22 Nov 2026 18:40:58 +0000',
      'Content-Transfer-Encoding: base64',
      '',
      ...(base64('Добрый вечер! {{2}}').match(/.{1,76}/g) ?? []),
      '',
    ],
    [1, 'Smith, Anna', '2026-11-22T17:03:12'],
    [2, 'Борис', '2026-11-22T18:41'],
  ),
  chat(
    'mail, forwarded',
    'ru',
    [
      'От: Анна Кузнецова <anna@example.org>',
      'Отправлено: 22 ноября 2026 г. 18:03',
      'Кому: cup@example.com',
      'Тема: код',
      '',
      '{{1}}',
    ],
    [1, 'Анна Кузнецова', '2026-11-22T18:03'],
  ),
  chat(
    'mail, forwarded',
    'it',
    [
      'Da: Anna Rossi <anna@example.org>',
      'Inviato: domenica 22 novembre 2026 18:03',
      'A: cup@example.com',
      '',
      '{{1}}',
    ],
    [1, 'Anna Rossi', '2026-11-22T18:03'],
  ),
  chat(
    'mail, quoted',
    'fr',
    ['Merci !', '', 'Le dim. 22 nov. 2026 à 18:03, Anne Petit <anne@example.org> a écrit :', '> {{1}}'],
    [1, 'Anne Petit', '2026-11-22T18:03'],
  ),
  chat(
    'mail, quoted',
    'uk',
    ['нд, 22 лист. 2026 р. о 18:03 Оля Коваль <olya@example.org> пише:', '> {{1}}'],
    [1, 'Оля Коваль', '2026-11-22T18:03'],
  ),
  chat(
    'a form’s table',
    'en',
    ['Timestamp,Your name,Your code', '11/22/2026 18:03:11,Anna,"{{1}}"', '11/22/2026 18:41:00,"Lee, Bob",{{2}}'],
    [1, 'Anna', '2026-11-22T18:03:11'],
    [2, 'Lee, Bob', '2026-11-22T18:41'],
  ),
  chat(
    'a form’s table',
    'ru',
    [
      'Отметка времени;Почта;Имя;Код',
      '03.04.2026 18:03:11;a@example.org;Анна;{{1}}',
      '03.04.2026 18:41:00;b@example.org;Борис;{{2}}',
    ],
    [1, 'Анна', '2026-04-03T18:03:11'],
    [2, 'Борис', '2026-04-03T18:41'],
  ),
  chat(
    'a form’s table',
    'fr',
    ['Horodateur\tNom\tCode', '2026/11/22 6:03:11 PM GMT+1\tAnne\t{{1}}', '2026/11/22 6:41:00 PM GMT+1\tZoé\t{{2}}'],
    [1, 'Anne', '2026-11-22T17:03:11'],
    [2, 'Zoé', '2026-11-22T17:41'],
  ),
];
