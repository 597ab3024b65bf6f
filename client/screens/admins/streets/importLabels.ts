import { plural } from '../../../shared/formats/plural';
import type { DoneImport } from './Street';

/** Describes the result of an import or a trial run in sentences. */
export function importLabels({ report, dryRun }: Pick<DoneImport, 'report' | 'dryRun'>): string[] {
  if (!report) return [];
  const { rows, kept, addresses, refusedCount, skipped, unchanged, streets, created, updated, removed } = report;
  return [
    `${plural(rows, 'row')} read: ${String(kept)} on the map, ${String(refusedCount)} refused.`,
    ...skipped.map(({ reason, count }) => `Left out: ${String(count)} (${reason}).`),
    ...(addresses === 0 ? [] : [`${plural(addresses, 'house number')} for searches.`]),
    ...(unchanged ? ['All of it is there already.'] : []),
    ...(streets === 0
      ? []
      : [
          `Streets index: ${plural(streets, 'street')}, ${String(created)} new, ${String(updated)} changed, ${String(removed)} ${dryRun ? 'would go' : 'gone'}.`,
        ]),
  ];
}
