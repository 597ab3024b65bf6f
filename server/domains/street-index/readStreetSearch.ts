import { DomainError } from '../../shared/errors/DomainError';

export interface StreetSearch {
  /** part of a name */
  q?: string | null;
  /** the first letter or digit */
  letter?: string | null;
}

const longest = 100;

/** What was asked for as patterns of LIKE, in lower case and without accents; null where nothing was. */
export function readStreetSearch({ q, letter }: StreetSearch): { part: string | null; start: string | null } {
  const words = fold(q ?? '');
  const first = fold(letter ?? '');
  if (words.length > longest) throw refusal('q', 'TOO_LONG', `Search for at most ${longest} characters.`);
  if (first !== '' && !/^[a-z0-9]$/.test(first)) {
    throw refusal('letter', 'NOT_A_LETTER', 'Give one letter from A to Z, or one digit.');
  }
  return { part: words === '' ? null : `%${escapeLike(words)}%`, start: first === '' ? null : `${first}%` };
}

function fold(text: string): string {
  return text.replaceAll('\0', ' ').trim().replace(/\s+/g, ' ').normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, String.raw`\$&`);
}

function refusal(field: string, code: string, message: string): DomainError {
  return new DomainError('VALIDATION_FAILED', message, { errors: [{ field, code, message }] });
}
