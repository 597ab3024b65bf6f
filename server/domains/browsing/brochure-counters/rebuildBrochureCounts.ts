import type { DataSource } from 'typeorm';
import type { Clock } from '../../../platform/clock/Clock';
import { countedBrochures } from './countedBrochures';
import { wrongBrochureCounts, type WrongBrochureCount } from './wrongBrochureCounts';

/** Recounts all ads and returns the counters that were wrong. Writers wait until it is done; readers do not. */
export function rebuildBrochureCounts({
  database,
  clock,
}: {
  database: DataSource;
  clock: Clock;
}): Promise<WrongBrochureCount[]> {
  return database.transaction(async (manager) => {
    // the lock on brochure_counts waits for a fold, whose uncommitted rows would otherwise count twice
    await manager.query('LOCK TABLE brochures, brochure_counts IN SHARE ROW EXCLUSIVE MODE');
    const wrong = await wrongBrochureCounts(manager, clock);
    await manager.query('DELETE FROM brochure_counts');
    await manager.query(
      `INSERT INTO brochure_counts (scope, scope_id, status, type, has_position, moment, ads) ${countedBrochures}`,
    );
    return wrong;
  });
}
