import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, resolve, sep } from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};
const PACKED = new Set(['.png', '.woff2', '.pagefind', '.pf_meta', '.pf_index', '.pf_fragment']);
const YEAR = 31_536_000;

/** The response for a path of the site. */
type Answer =
  | { readonly status: 200 | 404; readonly file: string }
  | { readonly status: 301; readonly to: string }
  | { readonly status: 400 };

const kindOf = (file: string): 'file' | 'folder' | undefined => {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat?.isFile() ? 'file' : stat?.isDirectory() ? 'folder' : undefined;
};

/** Finds the file for a request path below `base`; rejects a path that tries to leave the folder. */
export function answer(root: string, base: string, path: string): Answer {
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return { status: 400 };
  }
  if (decoded.includes('\0')) return { status: 400 };
  const missing: Answer = { status: 404, file: resolve(root, '404.html') };
  if (`${decoded}/` === base) return { status: 301, to: base };
  if (!decoded.startsWith(base)) return missing;
  const file = resolve(root, `./${decoded.slice(base.length)}`);
  if (file !== root && !file.startsWith(root + sep)) return missing;
  const kind = kindOf(file);
  if (kind === 'file') return { status: 200, file };
  if (kind !== 'folder' || kindOf(resolve(file, 'index.html')) !== 'file') return missing;
  return decoded.endsWith('/') ? { status: 200, file: resolve(file, 'index.html') } : { status: 301, to: `${path}/` };
}

interface Body {
  readonly etag: string;
  readonly plain: Buffer;
  readonly zipped: Buffer | undefined;
}

function reader(): (file: string) => Body {
  const kept = new Map<string, { readonly mtime: number; readonly body: Body }>();
  return (file) => {
    const mtime = statSync(file).mtimeMs;
    const before = kept.get(file);
    if (before?.mtime === mtime) return before.body;
    const plain = readFileSync(file);
    const body: Body = {
      etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
      plain,
      zipped: PACKED.has(extname(file)) ? undefined : gzipSync(plain, { level: 9 }),
    };
    kept.set(file, { mtime, body });
    return body;
  };
}

/** Serves a built site: gzip, entity tags, long caching of hashed files, its own 404 page. */
export function siteServer(folder: string, base: string): Server {
  const root = resolve(folder);
  const read = reader();
  const respond = (request: IncomingMessage, response: ServerResponse): void => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return void response.writeHead(405, { allow: 'GET, HEAD' }).end();
    const [path = '/', query] = (request.url ?? '/').split('?', 2);
    const found = answer(root, base, path);
    if (found.status === 400) return void response.writeHead(400).end();
    if (found.status === 301) {
      return void response.writeHead(301, { location: found.to + (query === undefined ? '' : `?${query}`) }).end();
    }
    if (kindOf(found.file) === undefined) return void response.writeHead(404).end();
    const { etag, plain, zipped } = read(found.file);
    const zip = zipped !== undefined && /\bgzip\b/.test(String(request.headers['accept-encoding']));
    const body = zip ? zipped : plain;
    const headers = {
      'content-type': TYPES[extname(found.file)] ?? 'application/octet-stream',
      'cache-control': path.startsWith(`${base}_astro/`) ? `public, max-age=${String(YEAR)}, immutable` : 'no-cache',
      'x-content-type-options': 'nosniff',
      etag,
      vary: 'accept-encoding',
    };
    if (found.status === 200 && request.headers['if-none-match'] === etag)
      return void response.writeHead(304, headers).end();
    response.writeHead(found.status, {
      ...headers,
      'content-length': body.length,
      ...(zip ? { 'content-encoding': 'gzip' } : {}),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
  return createServer((request, response) => {
    try {
      respond(request, response);
    } catch (error) {
      console.error(error);
      response.writeHead(500).end();
    }
  });
}

/** Listens on the first free port from `port` on, trying at most `tries`, and returns it. */
export async function listen(server: Server, port: number, tries: number): Promise<number> {
  try {
    server.listen(port, 'localhost');
    await once(server, 'listening');
    return port;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || tries <= 1) throw error;
    return listen(server, port + 1, tries - 1);
  }
}
