import { ArrayMaxSize, IsOptional, ValidateNested } from 'class-validator';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import type { RequestContext } from '../../platform/context/RequestContext';
import { authorize } from '../../shared/authorize';
import { noSiteValues, type drawingNames, type SiteValues } from '../../shared/brand/siteValues';
import { findDrawings } from './drawings/findDrawings';
import { saveSiteValues } from './history/saveSiteValues';
import { readSiteSettings } from './readSiteSettings';
import { longestTexts, mostSocialLinks, readSiteValues } from './readSiteValues';
import { SitePaletteInput } from './SitePaletteTypes';
import { SiteSettings } from './SiteSettings';

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

  @Field(() => String, { nullable: true, description: '`hash` of an uploaded logo; null: as built.' })
  logo?: string | null;

  @Field(() => String, { nullable: true, description: '`hash` of the logo in dark mode; null: the same.' })
  logoDark?: string | null;

  @Field(() => String, { nullable: true, description: '`hash` of a square icon; null: made from the logo.' })
  icon?: string | null;
}

@ObjectType({ description: 'What `updateSiteSettings` did.' })
export class UpdateSiteSettingsPayload {
  @Field(() => SiteSettings, { description: 'The settings, which all processes follow within a second.' })
  readonly siteSettings: SiteSettings;

  constructor(siteSettings: SiteSettings) {
    this.siteSettings = siteSettings;
  }
}

type DrawingHashes = Partial<Record<(typeof drawingNames)[number], string | null>>;
type OtherValues = Omit<SiteValues, 'socialLinks' | keyof DrawingHashes>;

export interface SiteSettingsWish extends Partial<OtherValues>, DrawingHashes, Pick<SiteValues, 'socialLinks'> {
  /** of the settings that were changed */
  version: number;
}

/**
 * Changes the settings of the site (docs/rules/site-settings.md). Each change is a version that can be restored.
 *
 * @throws DomainError CONFLICT if somebody has changed them meanwhile
 */
export async function updateSiteSettings(
  context: RequestContext,
  { version, light, dark, logo, logoDark, icon, ...wanted }: SiteSettingsWish,
): Promise<SiteSettings> {
  authorize(context.viewer, 'updateSiteSettings');
  const palettes = { light: light ?? null, dark: dark ?? null };
  const drawings = await findDrawings(context.database, { logo, logoDark, icon });
  const values = readSiteValues({ ...noSiteValues, ...wanted, ...palettes, ...drawings });
  await saveSiteValues(context, { version, values, action: 'updateSiteSettings' });
  return readSiteSettings(context);
}
