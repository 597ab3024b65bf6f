import { createHash } from 'node:crypto';

export interface PolicyOptions {
  /** hosts outside ours whose pictures pages may show */
  imageHosts?: readonly string[];
  /** hosts outside ours from which pages may fetch: vector tiles of the map */
  dataHosts?: readonly string[];
  /** hosts outside ours that pages may show in a frame, by https only */
  frameHosts?: readonly string[];
  /** scripts inside of pages, word for word; nothing else inside of a page is run */
  inlineScripts?: readonly string[];
  /** the site is reached by https: plain requests are lifted to it */
  https: boolean;
  /** Vite's development server brings its client as inline script and talks over a web socket */
  development?: boolean;
}

/**
 * The policy of our pages. Scripts can read the token (docs/rules/accounts-and-permissions.md#browser-storage), so no
 * script but our own files may ever run, and the head script, which is named by its hash. Styles are the one exception:
 * antd writes its rules into style elements at run time and React writes style attributes; neither can send a token
 * anywhere, since every address they could reach is closed too.
 */
export function contentSecurityPolicy({
  imageHosts = [],
  dataHosts = [],
  frameHosts = [],
  inlineScripts = [],
  https,
  development = false,
}: PolicyOptions): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': development ? ["'self'", "'unsafe-inline'"] : ["'self'", ...inlineScripts.map(hashSource)],
    'script-src-attr': ["'none'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...imageHosts],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(development ? ['ws:'] : []), ...dataHosts],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'frame-src': frameHosts.length === 0 ? ["'none'"] : frameHosts.map((host) => `https://${host}`),
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  };
  const policy = Object.entries(directives).map(([name, sources]) => `${name} ${sources.join(' ')}`);
  return [...policy, ...(https ? ['upgrade-insecure-requests'] : [])].join('; ');
}

function hashSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/** For data and files, which have no business running or framing anything even when opened as a page. */
export const dataSecurityPolicy =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox";

/** Browsers show no PDF in a sandbox; their viewers run nothing of ours. */
export const documentSecurityPolicy = "frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
