/** Whether `If-None-Match` names this entity; compared weakly, as the header wants it (RFC 9110, section 13.1.2). */
export function matchesEtag(header: string | undefined, etag: string | null): boolean {
  if (header === undefined || etag === null) return false;
  if (header === etag) return true;
  if (header.trim() === '*') return true;
  return header.split(',').some((entry) => entry.trim().replace(/^W\//, '') === etag);
}
