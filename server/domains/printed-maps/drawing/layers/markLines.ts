import { textWidth } from '../textWidth';

/** millimetres */
const widestLine = 13;

/** Returns the text of a mark: its numbers with runs as "7–12", in lines that are about as wide. */
export function markLines(numbers: readonly number[], size: number): string[] {
  const lines: string[] = [];
  const words = wordsOf(numbers);
  words.forEach((word, at) => {
    const written = at < words.length - 1 ? `${word},` : word;
    const longer = `${lines.at(-1) ?? ''} ${written}`.trim();
    if (lines.length > 0 && textWidth(longer, size) <= widestLine) lines[lines.length - 1] = longer;
    else lines.push(written);
  });
  return lines;
}

/** 3, 7, 8, 9 → "3", "7–9" */
function wordsOf(numbers: readonly number[]): string[] {
  const runs: { from: number; to: number }[] = [];
  for (const number of numbers.toSorted((one, other) => one - other)) {
    const last = runs.at(-1);
    if (last?.to === number - 1 || last?.to === number) last.to = number;
    else runs.push({ from: number, to: number });
  }
  return runs.flatMap(({ from, to }) => {
    if (to - from < 2) return to === from ? [`${from}`] : [`${from}`, `${to}`];
    return [`${from}–${to}`];
  });
}
