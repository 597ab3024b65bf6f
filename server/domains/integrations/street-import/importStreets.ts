import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { DomainError } from '../../../shared/errors/DomainError';
import { authorize } from '../../../shared/authorize';
import type { BaseMapKind } from '../../map-areas/base-map/BaseMapKind';
import { BaseMapSource } from '../../map-areas/base-map/BaseMapSource';
import { saveFeatures } from '../../map-areas/base-map/saveFeatures';
import { MapArea } from '../../map-areas/MapArea';
import { saveAddresses } from '../../street-index/addresses/saveAddresses';
import { indexStreets } from '../../street-index/placement/indexStreets';
import { rebuildStreetIndex } from '../../street-index/placement/rebuildStreetIndex';
import { ImportAreas } from '../brochure-import/ImportAreas';
import type { MapAreaDefinition } from '../brochure-import/readMapAreaDefinitions';
import { readStreetFile, type StreetSource } from './files/readStreetFile';
import type { StreetImportReport } from './StreetImportReport';
export type ImportStreetsInput = StreetSource & ImportStreetsOptions;

interface ImportStreetsOptions {
  kind: BaseMapKind;
  /** code of the map area */
  mapArea: string;
  mapAreaDefinitions: MapAreaDefinition[];
  /** importing under the same name again replaces the earlier features */
  sourceName: string;
  /** attribution that every map with this data must show */
  attribution: string;
  licence: string;
  dryRun: boolean;
  onProgress?: (report: StreetImportReport) => void;
}

type ImportContext = Pick<RequestContext, 'database' | 'clock' | 'viewer' | 'requestId'>;

/**
 * Imports streets, land, parks, water or suburbs of an area, and updates its streets index, in one transaction. A file
 * that is truncated, or has nothing on the map, changes nothing. Importing the same file again changes nothing either.
 */
export function importStreets(context: RequestContext, input: ImportStreetsInput): Promise<StreetImportReport> {
  authorize(context.viewer, 'importStreets');
  return runStreetImport(context, input);
}

/** Imports for an operator at the server's terminal, who needs no account; the audit log records SYSTEM. */
export async function runStreetImport(context: ImportContext, input: ImportStreetsInput): Promise<StreetImportReport> {
  const runner = context.database.createQueryRunner();
  await runner.startTransaction();
  try {
    const report = await importInto(runner.manager, context, input);
    if (!input.dryRun) await runner.commitTransaction();
    return report;
  } finally {
    if (runner.isTransactionActive) await runner.rollbackTransaction();
    await runner.release();
  }
}

async function importInto(
  manager: EntityManager,
  context: ImportContext,
  input: ImportStreetsInput,
): Promise<StreetImportReport> {
  const { dryRun, sourceName, attribution, licence } = input;
  const report: StreetImportReport = {
    dryRun,
    rows: 0,
    kept: 0,
    addresses: 0,
    skipped: {},
    refused: [],
    refusedCount: 0,
    unchanged: false,
    index: { streets: 0, created: 0, updated: 0, removed: 0 },
  };
  await ImportAreas.load(manager, input.mapArea, input.mapAreaDefinitions);
  const area = await manager
    .getRepository(MapArea)
    // not FOR UPDATE, for which every new ad of the area would wait
    .findOneOrFail({ where: { code: input.mapArea }, lock: { mode: 'for_no_key_update' } });
  const { features, points, addresses } = await readStreetFile(area, input, report);
  report.kept = features.length + points.length;
  report.addresses = addresses.length;
  if (report.kept === 0) {
    throw new DomainError(
      'VALIDATION_FAILED',
      `Nothing in this file can be shown on the map of ${area.name}.${explainEmptyImport(report)}`,
    );
  }

  const sources = manager.getRepository(BaseMapSource);
  const known = await sources.findOneBy({ mapAreaId: area.id, name: sourceName });
  const contentHash = hashOf({ features, points }, addresses);
  const values = { mapAreaId: area.id, name: sourceName, attribution, licence, contentHash };
  report.unchanged =
    known?.contentHash === contentHash && known.attribution === attribution && known.licence === licence;
  const { id } =
    report.unchanged && known
      ? known
      : await sources.save({ ...(known ? { id: known.id } : {}), ...values, importedAt: context.clock.now() });
  const hadSuburbs = known !== null && (await hasSuburbs(manager, known.id));
  if (!report.unchanged) {
    await manager.query('DELETE FROM base_map_features WHERE source_id = $1', [id]);
    for (let at = 0; at < features.length; at += batchSize) {
      await saveFeatures(manager, id, features.slice(at, at + batchSize));
    }
    await saveAddresses(manager, id, addresses);
  }
  if (input.kind === 'STREET') report.index = await indexStreets(manager, area, id, points);
  // suburbs distinguish streets of one name
  if (hadSuburbs || input.kind === 'SUBURB') {
    const { index } = await rebuildStreetIndex(manager, area);
    if (input.kind !== 'STREET') report.index = index;
  }
  if (!report.unchanged) {
    const after = { source: sourceName, kind: input.kind, kept: report.kept, refused: report.refusedCount };
    await recordAudit(manager, context, [
      { action: 'importStreets', entityType: 'MapArea', entityId: area.id, before: null, after },
    ]);
  }
  return report;
}

/** Row by row for addresses, of which there may be more than a string can hold. */
function hashOf(drawn: object, addresses: readonly object[]): string {
  const hash = createHash('sha256').update(JSON.stringify(drawn));
  for (const address of addresses) hash.update(JSON.stringify(address));
  return hash.digest('hex');
}

async function hasSuburbs(manager: EntityManager, sourceId: number): Promise<boolean> {
  const [row] = await manager.query<{ has: boolean }[]>(
    `SELECT EXISTS (SELECT FROM base_map_features WHERE source_id = $1 AND kind = 'SUBURB') AS has`,
    [sourceId],
  );
  return row?.has ?? false;
}

const batchSize = 500;

/** Explains in a sentence why an import kept no row of a file. */
function explainEmptyImport({ rows, refused, refusedCount, skipped }: StreetImportReport): string {
  const [first] = refused;
  const parts = [
    first ? `${refusedCount} of ${rows} refused, the first (${first.row}) because: ${first.problem}` : '',
    ...Object.entries(skipped).map(([why, count]) => `${count} left out (${why}).`),
  ].filter((part) => part !== '');
  return rows === 0 ? ' It has no rows.' : ` ${parts.join(' ')}`;
}
