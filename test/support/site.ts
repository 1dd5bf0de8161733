// A server for tests of the built files: pages written in the test, everything else from the project's folder.
import { STRICT_POLICY, startServer } from '../../.ci/serve.mjs';

/** A page of a test: the markup of its head and body, and the security policy that it is sent with. */
export interface PageSource {
  head?: string;
  body?: string;
  policy?: string;
  /** The whole page, in the place of head and body. */
  markup?: string;
}

export interface Site {
  /** `http://localhost:<port>` */
  origin: string;
  /** Paths asked of the server, in order, `/watch.js` not among them. */
  asked: string[];
  close(): Promise<void>;
}

export { STRICT_POLICY };

// Writes down what the page complains of; as a file, so that it runs under a strict policy too.
const WATCH = `
  const messages = [];
  Object.defineProperty(globalThis, Symbol.for('watched messages'), { value: messages });
  const note = (kind, text) => messages.push({ kind, text: String(text) });
  for (const kind of ['debug', 'log', 'info', 'warn', 'error']) {
    const say = console[kind];
    console[kind] = (...args) => { note(kind, args.map(String).join(' ')); say.apply(console, args); };
  }
  addEventListener('error', (e) => note('exception', e.message ?? 'not loaded: ' + (e.target.src ?? e.target.href)), true);
  addEventListener('unhandledrejection', (e) => note('exception', e.reason));
  addEventListener('securitypolicyviolation', (e) => {
    // WebKit asks for the site's icon by itself.
    if (!e.blockedURI.endsWith('/favicon.ico')) note('violation', e.effectiveDirective + ' ' + e.blockedURI);
  });
`;

const markupOf = ({ head = '', body = '', markup }: PageSource) =>
  markup ??
  `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>Test</title><script src="/watch.js"></script>${head}</head>
  <body>${body}</body>
</html>`;

const answer = (type: string, body: string, headers: Record<string, string> = {}) => ({
  status: 200,
  headers: { 'content-type': type, ...headers },
  body,
});

/** Starts a server; `pages` by path. Other origins may use its scripts, as they may those of a CDN. */
export async function openSite(pages: Record<string, PageSource>): Promise<Site> {
  const asked: string[] = [];
  const server = await startServer({
    headers: { 'access-control-allow-origin': '*' },
    answer({ pathname }) {
      if (pathname === '/watch.js') return answer('text/javascript', WATCH);
      if (pathname === '/favicon.ico') return answer('image/x-icon', '');
      asked.push(pathname);
      const page = pages[pathname];
      return page && answer('text/html', markupOf(page), page.policy ? { 'content-security-policy': page.policy } : {});
    },
  });
  return { ...server, asked };
}
