/** The token of `Authorization: Bearer …`, or null. Anything else in that header is not for us. */
export function readBearerToken(header: string | undefined): string | null {
  return header?.match(/^Bearer +([A-Za-z0-9._~+/-]+=*) *$/i)?.[1] ?? null;
}
