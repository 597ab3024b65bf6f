import type { EntityManager } from 'typeorm';

/** Ends every viewing as this login, for good: a login that is reinstated is not seen by the token of before. */
export async function endViewingsOf(manager: EntityManager, accountId: number, now: Date): Promise<void> {
  await manager.query(
    `UPDATE vendor_viewings SET ends_at = greatest(started_at, $2::timestamptz) WHERE account_id = $1 AND ends_at > $2`,
    [accountId, now],
  );
}
