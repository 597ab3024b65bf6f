import type { ReportsScreenQuery } from '../../../generated/types';
import { formatDate } from '../../../shared/dates/formatDate';
import { csvOf } from '../../../shared/formats/csvOf';
import { reportSubjects } from './reportSubjects';

type Report = ReportsScreenQuery['siteReport'];

/** A line for each figure and each of its days, categories and areas. */
export function reportCsv({ figures, emptySearches }: Pick<Report, 'figures' | 'emptySearches'>): string {
  const lines = figures.flatMap(({ subject, now, before, days, categories, areas }) => {
    const { label } = reportSubjects[subject];
    const parts = [
      ['all', [{ name: '', now, before }]],
      ['day', days.map((each) => ({ ...each, name: formatDate(each.name) }))],
      ['category', categories],
      ['area', areas],
    ] as const;
    return parts.flatMap(([by, counts]) => counts.map((each) => [label, by, each.name, each.now, each.before]));
  });
  const searches = emptySearches.map(({ words, now, before }) => [
    ...[reportSubjects.EMPTY_SEARCHES.label, 'words', words, now, before],
  ]);
  return csvOf([['Figure', 'By', 'Name', 'These days', 'The days before'], ...lines, ...searches]);
}
