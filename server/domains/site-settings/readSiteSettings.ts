import type { RequestContext } from '../../platform/context/RequestContext';
import { authorize } from '../../shared/authorize';
import { noSiteValues } from '../../shared/brand/siteValues';
import { SiteSettings } from './SiteSettings';
import { SiteSettingsRow } from './SiteSettingsRow';

/** Returns the site's settings with those of the environment. */
export async function readSiteSettings(context: RequestContext): Promise<SiteSettings> {
  authorize(context.viewer, 'siteSettings');
  const rows = context.database.getRepository(SiteSettingsRow);
  const row = await rows.findOne({ where: { id: 1 }, relations: { updatedBy: true } });
  return Object.assign(new SiteSettings(), noSiteValues, row?.values, {
    ...{ version: row?.version ?? 0, updatedAt: row?.updatedAt ?? null, updatedBy: row?.updatedBy ?? null },
    environment: context.environment(),
  });
}
