interface Headers {
  origin?: string | undefined;
  'sec-fetch-site'?: string | undefined;
}

/**
 * True if a page of this site sent the request: browsers say so in headers that pages cannot write. A program that is
 * no browser has no cookie to protect, and is refused too.
 */
export function isOwnPage(headers: Headers, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  // sent to https and to localhost only
  return site === undefined ? headers.origin === new URL(publicUrl).origin : site === 'same-origin';
}
