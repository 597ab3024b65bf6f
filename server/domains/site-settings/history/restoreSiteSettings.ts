import { Field, InputType, Int } from 'type-graphql';
import { Min } from 'class-validator';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorize } from '../../../shared/authorize';
import { noSiteValues } from '../../../shared/brand/siteValues';
import { DomainError } from '../../../shared/errors/DomainError';
import { readSiteSettings } from '../readSiteSettings';
import { readSiteValues } from '../readSiteValues';
import type { SiteSettings } from '../SiteSettings';
import { saveSiteValues } from './saveSiteValues';
import { SiteSettingsVersionRow } from './SiteSettingsVersionRow';

@InputType({ description: 'Which version of the settings comes back.' })
export class RestoreSiteSettingsInput {
  @Field(() => Int, { description: '`version` of the settings that are replaced.' })
  version: number;

  @Field(() => Int, { description: '`version` that comes back; 0: all as built.' })
  @Min(0, { message: 'Give a version, or 0 for the settings as built.' })
  restored: number;
}

/**
 * Brings back the settings of a version, as a new version.
 *
 * @throws DomainError NOT_FOUND without such a version, CONFLICT if somebody has changed the settings meanwhile,
 * VALIDATION_FAILED if its colours break a rule that is newer than it
 */
export async function restoreSiteSettings(
  context: RequestContext,
  { version, restored }: Pick<RestoreSiteSettingsInput, 'version' | 'restored'>,
): Promise<SiteSettings> {
  authorize(context.viewer, 'restoreSiteSettings');
  const row = await context.database.getRepository(SiteSettingsVersionRow).findOneBy({ version: restored });
  if (restored !== 0 && !row) throw new DomainError('NOT_FOUND', `There is no version ${restored} of the settings.`);
  const values = readSiteValues({ ...noSiteValues, ...row?.values });
  await saveSiteValues(context, { version, values, action: 'restoreSiteSettings' });
  return readSiteSettings(context);
}
