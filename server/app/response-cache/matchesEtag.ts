/** True if `If-None-Match` contains this tag, by weak comparison (RFC 9110, section 13.1.2). */
export function matchesEtag(header: string | undefined, etag: string | null): boolean {
  if (header === undefined || etag === null) return false;
  if (header === etag) return true;
  if (header.trim() === '*') return true;
  return header.split(',').some((entry) => entry.trim().replace(/^W\//, '') === etag);
}
