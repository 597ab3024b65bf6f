import type { ReactNode } from 'react';

const fold = (letter: string): string => letter.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Returns a suggestion with what was typed set apart: where a word begins so, in any case, with or without accents. */
export function markTyped(text: string, typed: string): ReactNode {
  const letters = Array.from(text);
  const wanted = Array.from(typed.trim()).map(fold);
  const isStart = (at: number): boolean => at === 0 || /[^\p{L}\p{N}]/u.test(letters[at - 1] ?? '');
  const start = letters.findIndex(
    (_, at) => isStart(at) && wanted.every((letter, further) => fold(letters[at + further] ?? '') === letter),
  );
  if (wanted.length === 0 || start < 0) return text;
  const end = start + wanted.length;
  return (
    <>
      {letters.slice(0, start).join('')}
      <strong>{letters.slice(start, end).join('')}</strong>
      {letters.slice(end).join('')}
    </>
  );
}
