import { ArrayMaxSize, IsOptional, ValidateNested } from 'class-validator';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import type { SitePalette } from '../../../shared/colours/siteColours';
import type { AuditedValues } from '../../platform/audit-log/AuditLogEntry';
import { recordAudit } from '../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../platform/context/RequestContext';
import { authorize } from '../../shared/authorize';
import { applySiteValues, noSiteValues, type SiteValues } from '../../shared/brand/siteValues';
import { DomainError } from '../../shared/errors/DomainError';
import { readSiteSettings } from './readSiteSettings';
import { longestTexts, mostSocialLinks, readSiteValues } from './readSiteValues';
import { SitePaletteInput } from './SitePaletteTypes';
import { SiteSettings } from './SiteSettings';
import { SiteSettingsRow } from './SiteSettingsRow';

const text = (what: string, most: number): string => `${what}, up to ${most} characters; null: as built.`;

@InputType({ description: 'All settings of the site: what is null is as built, or as the environment has it.' })
export class UpdateSiteSettingsInput {
  @Field(() => Int, { description: '`version` of the settings that were changed.' })
  version: number;

  @Field(() => String, { nullable: true, description: text('Name of the site', longestTexts.name) })
  name?: string | null;

  @Field(() => String, { nullable: true, description: text('Name below an icon', longestTexts.shortName) })
  shortName?: string | null;

  @Field(() => String, {
    nullable: true,
    description: text('What follows the name in the title', longestTexts.tagline),
  })
  tagline?: string | null;

  @Field(() => String, { nullable: true, description: text('One sentence for app stores', longestTexts.description) })
  description?: string | null;

  @Field(() => String, { nullable: true, description: 'Address that people write to; null: CONTACT_EMAIL.' })
  contactEmail?: string | null;

  @Field(() => [String], { description: `Pages on social networks, up to ${mostSocialLinks}.` })
  @ArrayMaxSize(mostSocialLinks, { message: `Give at most ${mostSocialLinks} links.` })
  socialLinks: string[];

  @Field(() => SitePaletteInput, { nullable: true, description: 'Colours by day; null: as built.' })
  @IsOptional()
  @ValidateNested()
  light?: SitePaletteInput | null;

  @Field(() => SitePaletteInput, { nullable: true, description: 'Colours in dark mode; null: as built.' })
  @IsOptional()
  @ValidateNested()
  dark?: SitePaletteInput | null;
}

@ObjectType({ description: 'What `updateSiteSettings` did.' })
export class UpdateSiteSettingsPayload {
  @Field(() => SiteSettings, { description: 'The settings, which all processes follow within a second.' })
  readonly siteSettings: SiteSettings;

  constructor(siteSettings: SiteSettings) {
    this.siteSettings = siteSettings;
  }
}

export interface SiteSettingsWish extends Partial<Omit<SiteValues, 'socialLinks'>>, Pick<SiteValues, 'socialLinks'> {
  /** of the settings that were changed */
  version: number;
}

/**
 * Changes the settings of the site (docs/rules/site-settings.md).
 *
 * @throws DomainError CONFLICT if somebody has changed them meanwhile
 */
export async function updateSiteSettings(
  context: RequestContext,
  { version, light, dark, ...wanted }: SiteSettingsWish,
): Promise<SiteSettings> {
  authorize(context.viewer, 'updateSiteSettings');
  const palettes = { light: light ?? null, dark: dark ?? null };
  const values = readSiteValues({ ...noSiteValues, ...wanted, ...palettes });
  const changed = await context.database.transaction(async (manager) => {
    // the table has one row at most, and none to lock at first
    await manager.query('SELECT pg_advisory_xact_lock($1)', [lockNumber]);
    const rows = manager.getRepository(SiteSettingsRow);
    const before = await rows.findOneBy({ id: 1 });
    if ((before?.version ?? 0) !== version) {
      throw new DomainError('CONFLICT', 'Somebody has changed the settings meanwhile. Load them again.');
    }
    const difference = differenceOf(before?.values ?? noSiteValues, values);
    if (Object.keys(difference.after).length === 0) return null;
    const updatedById = context.viewer?.accountId ?? 0;
    const row = { id: 1, values, version: version + 1, updatedAt: context.clock.now(), updatedById };
    await rows.save(row);
    await recordAudit(manager, context, [
      { action: 'updateSiteSettings', entityType: 'SiteSettings', entityId: 1, ...difference },
    ]);
    return row.version;
  });
  // this process at once, others by `followSiteSettings`
  if (changed !== null) applySiteValues(changed, values);
  return readSiteSettings(context);
}

const lockNumber = 1_792_001;

/** Only what differs, colours by their own names. */
function differenceOf(before: SiteValues, after: SiteValues): { before: AuditedValues; after: AuditedValues } {
  const [was, is] = [flatten(before), flatten(after)];
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter((name) => was[name] !== is[name]);
  const only = (values: AuditedValues) => Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
  return { before: only(was), after: only(is) };
}

function flatten({ light, dark, socialLinks, ...texts }: SiteValues): AuditedValues {
  const palette = (mode: string, colours: SitePalette | null) =>
    Object.entries(colours ?? {}).map(([name, colour]) => [`${mode}.${name}`, colour] as const);
  return {
    ...texts,
    socialLinks: socialLinks.join(', ') || null,
    ...Object.fromEntries([...palette('light', light), ...palette('dark', dark)]),
  };
}
