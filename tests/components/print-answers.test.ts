// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { printAnswersApart } from '../../src/components/features/checkpoint/print-answers.ts';

const PAGE = `
  <tensu-ask><details><summary>Answer</summary><p>Yes, from the left.</p></details></tensu-ask>
  <form data-question="fu"><details open><summary>Answer</summary><p>40</p><p>It rounds up.</p></details></form>
  <tensu-checkpoint data-answers="Answers"></tensu-checkpoint>`;

test('prints the answers of a chapter by number at its end, and puts them back', () => {
  document.body.innerHTML = PAGE;
  const before = document.body.innerHTML;
  printAnswersApart();
  dispatchEvent(new Event('beforeprint'));
  dispatchEvent(new Event('beforeprint'));
  const sections = [...document.querySelectorAll('tensu-checkpoint + .printed-answers')];
  expect(sections.map((section) => section.querySelector('h2')?.textContent)).toEqual(['Answers']);
  expect([...document.querySelectorAll('.printed-answers li')].map((item) => item.textContent)).toEqual([
    'Yes, from the left.',
    '40It rounds up.',
  ]);
  expect([...document.querySelectorAll('[data-printed]')].map((one) => one.getAttribute('data-printed'))).toEqual([
    '1',
    '2',
  ]);
  expect(document.querySelectorAll('details p')).toHaveLength(0);
  dispatchEvent(new Event('afterprint'));
  expect(document.body.innerHTML).toBe(before);
});
