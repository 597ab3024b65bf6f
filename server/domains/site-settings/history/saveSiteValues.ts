import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { applySiteValues, noSiteValues, type SiteValues } from '../../../shared/brand/siteValues';
import { DomainError } from '../../../shared/errors/DomainError';
import { loadDrawings } from '../drawings/loadDrawings';
import { SiteSettingsRow } from '../SiteSettingsRow';
import { differenceOf } from './differenceOf';
import { SiteSettingsVersionRow } from './SiteSettingsVersionRow';

interface Saving {
  /** of the settings that were changed */
  version: number;
  values: SiteValues;
  action: 'updateSiteSettings' | 'restoreSiteSettings';
}

const lockNumber = 1_792_001;

/**
 * Saves settings as a new version with a line in the audit log, unless nothing differs. This process follows at once,
 * others by `followSiteSettings`.
 *
 * @throws DomainError CONFLICT if somebody has changed them meanwhile
 */
export async function saveSiteValues(context: RequestContext, { version, values, action }: Saving): Promise<void> {
  const changed = await context.database.transaction(async (manager) => {
    // the table has one row at most, and none to lock at first
    await manager.query('SELECT pg_advisory_xact_lock($1)', [lockNumber]);
    const rows = manager.getRepository(SiteSettingsRow);
    const before = await rows.findOneBy({ id: 1 });
    if ((before?.version ?? 0) !== version) {
      throw new DomainError('CONFLICT', 'Somebody has changed the settings meanwhile. Load them again.');
    }
    const difference = differenceOf({ ...noSiteValues, ...before?.values }, values);
    if (Object.keys(difference.after).length === 0) return null;
    const changedById = context.viewer?.accountId ?? 0;
    const row = { id: 1, values, version: version + 1, updatedAt: context.clock.now(), updatedById: changedById };
    await rows.save(row);
    await manager
      .getRepository(SiteSettingsVersionRow)
      .insert({ version: row.version, values, changedAt: row.updatedAt, changedById });
    await recordAudit(manager, context, [{ action, entityType: 'SiteSettings', entityId: 1, ...difference }]);
    return { version: row.version, drawings: await loadDrawings(manager, values) };
  });
  if (changed !== null) applySiteValues(changed.version, values, changed.drawings);
}
