import { afterEach, describe, expect, test } from 'vitest';
import {
  $answersGiven,
  forgetAnswers,
  readAnswers,
  rememberAnswer,
  writeAnswers,
} from '../../src/stores/checkpoints.ts';
import { ODD_TEXTS } from './odd-texts.ts';

const KEY = 'ema-2016/scoring/open-pinfu';
const answer = { revision: 1, given: '30' };

describe('answers as they are stored', () => {
  test('read back as they were written', () => {
    expect(readAnswers(writeAnswers({ [KEY]: answer }))).toEqual({ [KEY]: answer });
  });

  test.each([...ODD_TEXTS, '{"version":1,"answers":[]}', '{"version":2,"answers":{}}'])(
    'odd text reads as nothing: %s',
    (text) => {
      expect(readAnswers(text)).toEqual({});
    },
  );

  test.each([
    ['__proto__', answer],
    ['scoring', answer],
    [KEY, { revision: 0, given: '1' }],
    [KEY, { revision: 1.5, given: '1' }],
    [KEY, { revision: 1, given: '<b>' }],
    [KEY, { revision: 1 }],
    [KEY, 'right'],
  ])('an entry that cannot be an answer is left out: %s %j', (key, value) => {
    const good = 'mers-2014/penalties/ladder';
    const text = `{"version":1,"answers":{${JSON.stringify(key)}:${JSON.stringify(value)},"${good}":{"revision":1,"given":"2"}}}`;
    expect(Object.keys(readAnswers(text))).toEqual([good]);
  });
});

describe('remembered answers', () => {
  afterEach(() => forgetAnswers(''));

  test('stay until they are forgotten, chapter by chapter', () => {
    rememberAnswer(KEY, answer);
    rememberAnswer('ema-2016/play/swap', { revision: 1, given: '0,1' });
    rememberAnswer(KEY, { ...answer, given: '20' });
    expect($answersGiven.get()[KEY]?.given).toBe('20');
    forgetAnswers('ema-2016/scoring/');
    expect(Object.keys($answersGiven.get())).toEqual(['ema-2016/play/swap']);
  });
});
