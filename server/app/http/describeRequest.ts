interface RequestLine {
  method: string;
  route: string;
  status: number;
  ms: number;
}

/**
 * The log line of a request, besides its id: method, the route's pattern, status, time. Never the address itself: it can
 * hold a position, an e-mail or a token (docs/rules/privacy-and-law.md#minimal-data).
 */
export function describeRequest(
  method: string,
  route: string | undefined,
  status: number,
  elapsedMs: number,
): RequestLine {
  return { method, route: route ?? 'none', status, ms: Math.round(elapsedMs * 10) / 10 };
}
