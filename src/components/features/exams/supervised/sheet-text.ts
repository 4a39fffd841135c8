import { named } from '../../../../i18n/signs.ts';
const BLOCKS = new Set(['P', 'LI', 'H2', 'HEADER', 'DIV', 'OL', 'ARTICLE']);

/** The text of a part of a page for a screen reader: words, the names of pictures, and a line per block. */
function linesOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return (node.textContent ?? '').replace(/\s+/g, ' ');
  if (!(node instanceof HTMLElement) || node.ariaHidden === 'true') return '';
  const name = node.getAttribute('role') === 'img' ? node.getAttribute('aria-label') : null;
  const own = name ?? [...node.childNodes].map(linesOf).join('');
  const line = node.classList.contains('blank') ? `${named(own, '____', document.documentElement.lang)}\n` : own;
  return BLOCKS.has(node.tagName) ? `\n${line}\n` : line;
}

/**
 * A printed sheet as plain text with numbered questions, for a candidate who has it read aloud and types the answers
 * in.
 */
export function sheetText(sheet: HTMLElement): string {
  const questions = [...sheet.querySelectorAll('.printed-question')];
  const text = (node: Node): string =>
    linesOf(node)
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .join('\n');
  const head = [...sheet.children].filter((child) => child.tagName !== 'OL').map(text);
  return [...head, ...questions.map((question, i) => `\n${String(i + 1)}.\n${text(question)}`)].join('\n');
}
