import type { DataSource } from 'typeorm';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { Clock } from '../../../platform/clock/Clock';
import type { Viewer } from '../../../shared/Viewer';

interface Asked {
  viewer: Viewer;
  requestId: string;
  /** address of the page that asks, or of the API, without its query */
  page: string;
}

const longestPage = 200;

/** Tokens of links are long; nobody needs them to know which page it was. */
const longPart = /[^/]{25,}/g;

/** Writes an audit line for each page that is asked while an administrator sees the site as a vendor. */
export async function recordViewedPage(
  { database, clock }: { database: DataSource; clock: Clock },
  { viewer, requestId, page }: Asked,
): Promise<void> {
  if (viewer.viewing === undefined) return;
  const shown = page.replaceAll(longPart, '…').slice(0, longestPage);
  const { id } = viewer.viewing;
  await database.transaction(async (manager) => {
    const [, changed] = await manager.query<[unknown, number]>(
      `UPDATE vendor_viewings SET last_page = $2 WHERE id = $1 AND last_page IS DISTINCT FROM $2`,
      [id, shown],
    );
    if (changed === 0) return;
    const line = { entityType: 'Account', entityId: viewer.accountId, before: null, after: { page: shown } };
    await recordAudit(manager, { viewer, clock, requestId }, [{ action: 'seePageAsVendor', ...line }]);
  });
}
