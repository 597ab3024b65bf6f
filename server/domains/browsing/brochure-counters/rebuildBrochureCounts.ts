import type { DataSource } from 'typeorm';
import type { Clock } from '../../../platform/clock/Clock';
import { countedBrochures } from './countedBrochures';
import { wrongBrochureCounts, type WrongBrochureCount } from './wrongBrochureCounts';

/** Counts all ads anew, and says which kept numbers were wrong. Writers wait until it is done; readers do not. */
export function rebuildBrochureCounts({
  database,
  clock,
}: {
  database: DataSource;
  clock: Clock;
}): Promise<WrongBrochureCount[]> {
  return database.transaction(async (manager) => {
    // the second one is for a folding: what it has taken out and not yet put back would be counted twice
    await manager.query('LOCK TABLE brochures, brochure_counts IN SHARE ROW EXCLUSIVE MODE');
    const wrong = await wrongBrochureCounts(manager, clock);
    await manager.query('DELETE FROM brochure_counts');
    await manager.query(
      `INSERT INTO brochure_counts (scope, scope_id, status, type, has_position, moment, ads) ${countedBrochures}`,
    );
    return wrong;
  });
}
