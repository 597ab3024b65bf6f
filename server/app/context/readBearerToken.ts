/** Returns the token of `Authorization: Bearer …`. Returns null for any other header. */
export function readBearerToken(header: string | undefined): string | null {
  return header?.match(/^Bearer +([A-Za-z0-9._~+/-]+=*) *$/i)?.[1] ?? null;
}
