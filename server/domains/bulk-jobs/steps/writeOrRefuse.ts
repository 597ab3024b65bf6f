import type { EntityManager } from 'typeorm';
import { brokenRule, refusalOf } from '../../brochures/writing/batch/refusalOf';
import type { RowOutcome } from './saveOutcomes';

interface Writing<T> {
  write: (savepoint: EntityManager, some: readonly T[]) => Promise<RowOutcome[]>;
  /** the outcome of a row that the database refuses */
  refuse: (row: T, message: string) => RowOutcome;
}

/** Writes a batch as a whole. If the database refuses an ad, each ad is written by itself. */
export async function writeOrRefuse<T>(
  manager: EntityManager,
  rows: readonly T[],
  { write, refuse }: Writing<T>,
): Promise<RowOutcome[]> {
  if (rows.length === 0) return [];
  const attempt = (some: readonly T[]) => manager.transaction((savepoint) => write(savepoint, some));
  try {
    return await attempt(rows);
  } catch (error) {
    if (brokenRule(error) === null) throw error;
  }
  const outcomes: RowOutcome[] = [];
  for (const row of rows) {
    try {
      outcomes.push(...(await attempt([row])));
    } catch (error) {
      outcomes.push(refuse(row, refusalOf(error)));
    }
  }
  return outcomes;
}
