import type { SettingsScreenQuery } from '../../../generated/types';

export type Drawing = NonNullable<SettingsScreenQuery['siteSettings']['logo']>;

export type DrawingName = 'logo' | 'logoDark' | 'icon';

interface DrawingPlace {
  name: DrawingName;
  label: string;
  hint: string;
  /** on which it is shown */
  ground: 'light' | 'dark';
}

/** The places of a drawing in the settings. */
export const drawingFields: readonly DrawingPlace[] = [
  {
    ...{ name: 'logo', label: 'Logo', ground: 'light' },
    hint: 'In the header of pages, in mails, coupons, posters and printed maps.',
  },
  {
    ...{ name: 'logoDark', label: 'Logo in dark mode', ground: 'dark' },
    hint: 'Left empty: the logo is shown in dark mode too.',
  },
  {
    ...{ name: 'icon', label: 'Icon', ground: 'light' },
    hint: 'A square for tabs, home screens and the web manifest. Left empty: made from the logo.',
  },
];

export type Drawings = Record<DrawingName, Drawing | null>;

export const noDrawings: Drawings = { logo: null, logoDark: null, icon: null };

/** What the server keeps at most, in bytes; it says so too. */
export const mostBytes = 500_000;
