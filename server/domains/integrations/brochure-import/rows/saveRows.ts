import type { EntityManager } from 'typeorm';
import type { Viewer } from '../../../../shared/Viewer';
import type { BrochureStatus } from '../../../brochures/BrochureStatus';
import type { BrochureType } from '../../../brochures/BrochureType';
import { saveBrochuresSql } from '../../saveBrochuresSql';
import { importedColumns, type SaveableRow } from '../importedColumns';
import type { ImportedChange, ImportRecord } from '../ImportRecord';
import type { FileRow, SavedBatch } from './saveOrRefuse';

export interface SaveRowsOptions {
  type: BrochureType;
  /** status of new ads; existing ads keep theirs */
  status: Extract<BrochureStatus, 'PENDING_REVIEW' | 'PUBLISHED'>;
  source: string;
  now: Date;
  actor: Viewer | null;
  requestId: string;
  /** lists what changes; absent in a dry run, and at the terminal */
  record?: ImportRecord | undefined;
  /** new ads get negative ids in a dry run, so that it uses up no id of the sequence */
  dryRun: boolean;
}

export interface NewRow extends FileRow {
  row: SaveableRow;
}

/** Saves a batch and its audit log lines in one statement; skips rows that change nothing. */
export async function saveRows(
  manager: EntityManager,
  rows: readonly NewRow[],
  { type, status, source, now, actor, requestId, dryRun, record }: SaveRowsOptions,
): Promise<SavedBatch<NewRow>> {
  const changes = await manager.query<ImportedChange[]>(statement, [
    JSON.stringify(rows.map(({ row }) => row)),
    type,
    status,
    source,
    now,
    actor?.accountId ?? null,
    actor?.role ?? 'SYSTEM',
    requestId,
    dryRun,
    record?.bulkJobId ?? null,
  ]);
  await record?.save(manager, changes);
  const updated = changes.filter(({ before }) => before !== null).length;
  return { created: changes.length - updated, updated, refused: [] };
}

const statement = saveBrochuresSql({ columns: importedColumns, action: 'importBrochures' });
