import { QueryFailedError, type EntityManager } from 'typeorm';
import type { CellError } from '../ImportReport';
import type { SaveableRow } from '../importedColumns';
import { saveRows, type SavedRows, type SaveRowsOptions } from './saveRows';

export interface NumberedRow {
  line: number;
  /** as the file has it */
  original: Readonly<Record<string, string>>;
  row: SaveableRow;
}

interface RefusedBatchRow extends NumberedRow {
  errors: CellError[];
}

/**
 * Saves a batch in one transaction. When a database constraint rejects it, halves the batch until the failing rows are
 * found; refuses those and saves all others.
 */
export async function saveRowsOrRefuse(
  manager: EntityManager,
  batch: NumberedRow[],
  options: SaveRowsOptions,
): Promise<SavedRows & { refused: RefusedBatchRow[] }> {
  if (batch.length === 0) return { created: 0, updated: 0, refused: [] };
  try {
    const rows = batch.map(({ row }) => row);
    const saved = await manager.transaction((transaction) => saveRows(transaction, rows, options));
    return { ...saved, refused: [] };
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === null) throw error;
    const [first] = batch;
    if (batch.length === 1 && first) return { created: 0, updated: 0, refused: [{ ...first, errors: [refusal] }] };
    const middle = Math.ceil(batch.length / 2);
    const left = await saveRowsOrRefuse(manager, batch.slice(0, middle), options);
    const right = await saveRowsOrRefuse(manager, batch.slice(middle), options);
    return {
      created: left.created + right.created,
      updated: left.updated + right.updated,
      refused: [...left.refused, ...right.refused],
    };
  }
}

/** SQLSTATE classes 22 (data) and 23 (integrity) are errors in the data; the file does not cause any others. */
function refusalOf(error: unknown): { field: string; code: string; message: string } | null {
  if (!(error instanceof QueryFailedError)) return null;
  const { code, constraint } = error.driverError as { code?: string; constraint?: string };
  if (!code || !/^2[23]/.test(code)) return null;
  const rule = constraint ?? code;
  return { field: '', code: rule, message: `The database refuses this row (rule ${rule}).` };
}
