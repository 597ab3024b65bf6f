import { csvOf } from '../../../shared/csvOf';
import type { FigureDay } from './FigureDay';
import { countOf, tableSeries } from './figureSeries';

/** Every kind has its column, counted or not, so that files of several ads fit together. */
export function figuresCsv(days: readonly FigureDay[]): string {
  return csvOf([
    ['Day', ...tableSeries.map(({ label }) => label)],
    ...days.map((day) => [day.day, ...tableSeries.map((series) => countOf(day, series))]),
  ]);
}
