import type { RequestContext } from '../../platform/context/RequestContext';
import { authorize } from '../../shared/authorize';
import { drawingNames, noSiteValues } from '../../shared/brand/siteValues';
import { SiteDrawingType } from './drawings/SiteDrawingType';
import { SiteSettings } from './SiteSettings';
import { SiteSettingsRow } from './SiteSettingsRow';

/** Returns the site's settings with those of the environment. */
export async function readSiteSettings(context: RequestContext): Promise<SiteSettings> {
  authorize(context.viewer, 'siteSettings');
  const rows = context.database.getRepository(SiteSettingsRow);
  const row = await rows.findOne({ where: { id: 1 }, relations: { updatedBy: true } });
  const values = { ...noSiteValues, ...row?.values };
  return Object.assign(new SiteSettings(), values, {
    ...Object.fromEntries(drawingNames.map((name) => [name, values[name] && new SiteDrawingType(values[name])])),
    ...{ version: row?.version ?? 0, updatedAt: row?.updatedAt ?? null, updatedBy: row?.updatedBy ?? null },
    environment: context.environment(),
  });
}
