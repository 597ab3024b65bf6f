import type { EntityManager } from 'typeorm';
import { brokenRule } from '../../../brochures/writing/batch/refusalOf';
import type { CellError } from '../ImportReport';

/** A row with its place in the file. */
export interface FileRow {
  line: number;
  /** as the file has it */
  original: Readonly<Record<string, string>>;
}

export interface SavedBatch<Row> {
  created: number;
  updated: number;
  refused: (Row & { errors: CellError[] })[];
}

/** Does work in a transaction of its own. */
export type Transact = <T>(work: (manager: EntityManager) => Promise<T>) => Promise<T>;

/**
 * Saves a batch in one transaction. When a database constraint rejects it, halves the batch until the failing rows are
 * found; refuses those and saves all others.
 */
export async function saveOrRefuse<Row extends FileRow>(
  transact: Transact,
  batch: readonly Row[],
  save: (manager: EntityManager, rows: readonly Row[]) => Promise<SavedBatch<Row>>,
): Promise<SavedBatch<Row>> {
  if (batch.length === 0) return { created: 0, updated: 0, refused: [] };
  try {
    return await transact((manager) => save(manager, batch));
  } catch (error) {
    const rule = brokenRule(error);
    if (rule === null) throw error;
    const [first] = batch;
    if (batch.length === 1 && first) {
      const refusal = { field: '', code: rule, message: `The database refuses this row (rule ${rule}).` };
      return { created: 0, updated: 0, refused: [{ ...first, errors: [refusal] }] };
    }
    const middle = Math.ceil(batch.length / 2);
    const left = await saveOrRefuse(transact, batch.slice(0, middle), save);
    const right = await saveOrRefuse(transact, batch.slice(middle), save);
    return {
      created: left.created + right.created,
      updated: left.updated + right.updated,
      refused: [...left.refused, ...right.refused],
    };
  }
}
