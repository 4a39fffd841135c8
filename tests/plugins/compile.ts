import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { mdxToJs } from 'satteri';
import { chapter } from '../../plugins/chapter.ts';

/** The compiled text of a chapter, as if it stood in `file`. */
export function compile(source: string, file: string): string {
  const result = mdxToJs(source, { mdastPlugins: chapter, fileURL: pathToFileURL(resolve(file)) });
  if (result instanceof Promise) throw new Error('the plugin must not wait for anything');
  return result.code;
}
