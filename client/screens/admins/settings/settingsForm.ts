import { siteColours, type SiteColour, type SitePalette } from '../../../../shared/colours/siteColours';
import { dark, light } from '../../../generated/palettes';
import type { Drawings } from './drawings';
import type { SettingsScreenQuery, UpdateSiteSettingsInput } from '../../../generated/types';

export type Settings = SettingsScreenQuery['siteSettings'];
export type Mode = 'light' | 'dark';

/** The settings as the form holds them. Empty texts are as built. */
export interface SettingsForm {
  name: string;
  shortName: string;
  tagline: string;
  description: string;
  contactEmail: string;
  /** an address a line */
  socialLinks: string;
  light: SitePalette;
  dark: SitePalette;
  drawings: Drawings;
}

const colourNames = Object.keys(siteColours) as SiteColour[];
export const built: Readonly<Record<Mode, SitePalette>> = { light: onlySet(light), dark: onlySet(dark) };

function onlySet(palette: SitePalette): SitePalette {
  return Object.fromEntries(colourNames.map((name) => [name, palette[name]])) as unknown as SitePalette;
}

export function formOf(settings: Partial<Omit<Settings, '__typename'>>): SettingsForm {
  return {
    name: settings.name ?? '',
    shortName: settings.shortName ?? '',
    tagline: settings.tagline ?? '',
    description: settings.description ?? '',
    contactEmail: settings.contactEmail ?? '',
    socialLinks: (settings.socialLinks ?? []).join('\n'),
    light: onlySet({ ...built.light, ...settings.light }),
    dark: onlySet({ ...built.dark, ...settings.dark }),
    drawings: { logo: settings.logo ?? null, logoDark: settings.logoDark ?? null, icon: settings.icon ?? null },
  };
}

function orNull(text: string): string | null {
  return text.trim() === '' ? null : text.trim();
}

function paletteOrNull(palette: SitePalette, mode: Mode): SitePalette | null {
  return colourNames.every((name) => palette[name].toLowerCase() === built[mode][name]) ? null : palette;
}

export function inputOf(form: SettingsForm, version: number): UpdateSiteSettingsInput {
  return {
    version,
    name: orNull(form.name),
    shortName: orNull(form.shortName),
    tagline: orNull(form.tagline),
    description: orNull(form.description),
    contactEmail: orNull(form.contactEmail),
    socialLinks: form.socialLinks
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
    light: paletteOrNull(form.light, 'light'),
    dark: paletteOrNull(form.dark, 'dark'),
    logo: form.drawings.logo?.hash ?? null,
    logoDark: form.drawings.logoDark?.hash ?? null,
    icon: form.drawings.icon?.hash ?? null,
  };
}
