/** Neighbours whose names begin with the same letter stand under it; digits and all else under "0–9". */
export function groupByLetter<T>(items: readonly T[], nameOf: (item: T) => string): { letter: string; items: T[] }[] {
  const groups: { letter: string; items: T[] }[] = [];
  for (const item of items) {
    const letter = letterOf(nameOf(item));
    const last = groups.at(-1);
    if (last?.letter === letter) last.items.push(item);
    else groups.push({ letter, items: [item] });
  }
  return groups;
}

function letterOf(name: string): string {
  const first = name.normalize('NFKD').charAt(0).toUpperCase();
  return /[A-Z]/.test(first) ? first : '0–9';
}
