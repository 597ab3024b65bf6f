import type { DataSource } from 'typeorm';
import type { Clock } from '../../../platform/clock/Clock';
import { MapArea } from '../../map-areas/MapArea';
import { defaultPrintSettings } from '../layouts/PrintSettings';
import { PrintLayout } from '../layouts/PrintLayout';
import type { MapContent } from '../MapContent';
import type { PrintedMap } from '../PrintedMap';
import { readMapContent } from '../readMapContent';

interface Dependencies {
  database: DataSource;
  clock: Clock;
  publicUrl: string;
}

/** Reads what a PDF map shows, by the layout that it has; null if its area is gone. */
export async function readPrintContent(
  dependencies: Dependencies,
  { mapAreaId, printLayoutId }: Pick<PrintedMap, 'mapAreaId' | 'printLayoutId'>,
): Promise<MapContent | null> {
  const { database } = dependencies;
  const area = await database.getRepository(MapArea).findOneBy({ id: mapAreaId });
  if (!area) return null;
  const layout =
    printLayoutId === null ? null : await database.getRepository(PrintLayout).findOneBy({ id: printLayoutId });
  return readMapContent(dependencies, area, layout?.settings ?? defaultPrintSettings);
}
