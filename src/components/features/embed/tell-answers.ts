import { $session } from '../../../stores/practice/running.ts';
import { tellHost } from './host.ts';

let told = 0;

/** Tells the page around the frame of each answer that was judged. */
$session.subscribe((session) => {
  const done = session?.done ?? [];
  const last = done.at(-1);
  if (last && done.length > told) tellHost({ answer: { skill: last.question.skill, right: last.verdict.right } });
  told = done.length;
});
