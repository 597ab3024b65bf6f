import { isIsoDay } from '../../shared/dates/readDay';

/** Days up to today that one click shows. */
export const figureSpans = [7, 28, 90] as const;

const usualSpan = 28;

/** The days of the address: so many up to today in the company's zone, or from one day to another. */
export interface FigureRange {
  days: number | null;
  from: string | null;
  to: string | null;
}

/** Reads `?days=7` or `?from=2026-11-01&to=2026-11-20`; anything else is the last 28 days. */
export function readFigureRange(query: URLSearchParams): FigureRange {
  const [from, to] = [query.get('from'), query.get('to')];
  if (from !== null && to !== null && isIsoDay(from) && isIsoDay(to) && from <= to) return { days: null, from, to };
  const days = figureSpans.find((span) => String(span) === query.get('days')) ?? usualSpan;
  return { days, from: null, to: null };
}
