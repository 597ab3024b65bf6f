import { createHash } from 'node:crypto';
import { trustedTypePolicies } from '../../../../shared/security/trustedTypePolicies';

export interface PolicyOptions {
  /** other hosts whose pictures pages may show */
  imageHosts?: readonly string[];
  /** other hosts from which pages may fetch: vector tiles of the map */
  dataHosts?: readonly string[];
  /** other hosts that pages may show in a frame, by https only */
  frameHosts?: readonly string[];
  /** exact texts of the allowed inline scripts; all others are blocked */
  inlineScripts?: readonly string[];
  /** exact texts of the page's style elements; ANY: a library writes style elements and attributes at run time */
  inlineStyles?: readonly string[] | 'ANY';
  /** who may show the page in a frame */
  framedBy?: "'none'" | "'self'";
  /** address that gets reports of what the policy has blocked */
  reportsTo?: string;
  /** the site uses https: plain requests are upgraded */
  https: boolean;
  /** Vite's development server delivers its client as inline script and uses a web socket */
  development?: boolean;
}

/** The name of the endpoint for reports in the header `Reporting-Endpoints`. */
export const reportingGroup = 'policy';

/**
 * The content security policy of our pages. Scripts can read the token
 * (docs/rules/accounts-and-permissions.md#browser-storage), so only our own files and the head script, by its hash, may
 * run, and no text becomes markup or the address of a script without a Trusted Types policy
 * (`client/app/trustedTypes.ts`). Style elements need their hash too; style attributes are refused in markup, while
 * scripts may set single properties.
 */
export function contentSecurityPolicy({
  imageHosts = [],
  dataHosts = [],
  frameHosts = [],
  inlineScripts = [],
  inlineStyles = [],
  framedBy = "'none'",
  reportsTo,
  https,
  development = false,
}: PolicyOptions): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': development ? ["'self'", "'unsafe-inline'"] : ["'self'", ...inlineScripts.map(hashSource)],
    'script-src-attr': ["'none'"],
    'style-src': [
      "'self'",
      ...(inlineStyles === 'ANY' || development ? ["'unsafe-inline'"] : inlineStyles.map(hashSource)),
    ],
    // antd measures a growing text field by a style attribute
    'style-src-attr': [inlineStyles === 'ANY' || development ? "'unsafe-inline'" : "'none'"],
    'img-src': ["'self'", 'data:', 'blob:', ...imageHosts],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(development ? ['ws:'] : []), ...dataHosts],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    // our own frame loads the pixel of a tourism ad, so that no page needs its host
    'frame-src': ["'self'", ...frameHosts.map((host) => `https://${host}`)],
    'frame-ancestors': [framedBy],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    // Vite's client of the development server writes markup
    ...(!development && {
      'require-trusted-types-for': ["'script'"],
      'trusted-types': trustedTypePolicies,
      // Firefox reads the first, others the second
      ...(reportsTo !== undefined && { 'report-uri': [reportsTo], 'report-to': [reportingGroup] }),
    }),
  };
  const policy = Object.entries(directives).map(([name, sources]) => `${name} ${sources.join(' ')}`);
  return [...policy, ...(https ? ['upgrade-insecure-requests'] : [])].join('; ');
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** For pages without scripts that any site may show in a frame. A sandboxed frame has no origin of its own. */
export function framePolicy(styleElement: string, publicUrl: string): string {
  const [, css = ''] = /<style>(.*)<\/style>/s.exec(styleElement) ?? [];
  return [
    "default-src 'none'",
    `style-src ${hashSource(css)}`,
    `img-src ${new URL(publicUrl).origin}`,
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *',
  ].join('; ');
}

/** For the frame that loads a pixel of another host, and nothing else. Only our own pages may show it. */
export function pixelPolicy(origin: string): string {
  return `default-src 'none'; img-src ${origin}; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`;
}

/** For data and files: they must not run or frame anything, even when opened as a page. */
export const dataSecurityPolicy =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox";

/** Browsers show no PDF in a sandbox; their viewers run none of our code. */
export const documentSecurityPolicy = "frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
