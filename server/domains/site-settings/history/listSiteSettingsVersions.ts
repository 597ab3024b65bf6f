import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorize } from '../../../shared/authorize';
import { noSiteValues } from '../../../shared/brand/siteValues';
import { differenceOf } from './differenceOf';
import { SiteSettingsChange, SiteSettingsVersion } from './SiteSettingsVersion';
import { SiteSettingsVersionRow } from './SiteSettingsVersionRow';

/** number of versions that are listed; older ones stay in the audit log */
const mostListed = 50;

/** Returns the latest versions of the settings, newest first, each with what it changed. */
export async function listSiteSettingsVersions(context: RequestContext): Promise<SiteSettingsVersion[]> {
  authorize(context.viewer, 'siteSettingsVersions');
  // one more than listed, because each is compared with the one before
  const rows = await context.database.getRepository(SiteSettingsVersionRow).find({
    relations: { changedBy: true },
    order: { version: 'DESC' },
    take: mostListed + 1,
  });
  return rows.slice(0, mostListed).map(({ version, values, changedAt, changedBy }, at) => {
    const { before, after } = differenceOf(
      { ...noSiteValues, ...rows[at + 1]?.values },
      { ...noSiteValues, ...values },
    );
    const changes = Object.keys(after).map(
      (field) => new SiteSettingsChange(field, textOf(before[field]), textOf(after[field])),
    );
    return Object.assign(new SiteSettingsVersion(), { version, changedAt, changedBy, changes });
  });
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
