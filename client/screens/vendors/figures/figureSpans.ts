/** The ranges in days; the API returns at most 366. */
export const figureSpans = [7, 30, 90, 365] as const;

export type FigureSpan = (typeof figureSpans)[number];

export function readFigureSpan(value: string | null): FigureSpan {
  return figureSpans.find((span) => String(span) === value) ?? 30;
}

/** First and last day of a range that ends today. */
export function spanOf(days: FigureSpan, today: string): { from: string; to: string } {
  const from = new Date(Date.parse(today) - (days - 1) * 86_400_000).toISOString().slice(0, 10);
  return { from, to: today };
}
