import type { FileName } from './FileStore';

const sha256Form = /^[0-9a-f]{64}$/;
const renditionForm = /^[1-9][0-9]{0,4}\.webp$/;

/** Parses an address under /files; null if it is none of ours. Only checked names may become part of a path on disk. */
export function parseFileName(sha256: string, name: string): { sha256: string; name: FileName } | null {
  if (!sha256Form.test(sha256)) return null;
  if (name !== 'original' && !renditionForm.test(name)) return null;
  return { sha256, name: name as FileName };
}
