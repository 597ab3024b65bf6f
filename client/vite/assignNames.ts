import { createHash } from 'node:crypto';

/** Gives each class one of the names, the same for the same classes in any order. */
export function assignNames(classes: readonly string[], names: readonly string[]): Map<string, string> {
  if (classes.length > names.length) throw new Error('There are more classes than short names.');
  const assigned = new Map<string, string>();
  const taken = new Set<number>();
  for (const one of classes.toSorted()) {
    let place = createHash('sha256').update(one).digest().readUInt32BE() % names.length;
    while (taken.has(place)) place = (place + 1) % names.length;
    taken.add(place);
    assigned.set(one, names[place] ?? '');
  }
  return assigned;
}

/** All names of two characters, without one that blockers of advertisements hide. */
export function shortNames(): string[] {
  const letters = Array.from({ length: 26 }, (_letter, at) => String.fromCharCode('a'.charCodeAt(0) + at));
  const digits = Array.from({ length: 10 }, (_digit, at) => String(at));
  const starts = [...letters, ...letters.map((letter) => letter.toUpperCase())];
  const names = starts.flatMap((start) => [...starts, ...digits].map((end) => start + end));
  return names.filter((name) => name.toLowerCase() !== 'ad');
}
