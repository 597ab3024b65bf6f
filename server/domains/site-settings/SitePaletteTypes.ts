import { Matches } from 'class-validator';
import { Field, InputType, ObjectType } from 'type-graphql';
import { siteColours, type SiteColour, type SitePalette } from '../../../shared/colours/siteColours';

const names = Object.keys(siteColours) as SiteColour[];
const message = 'Write a colour as # and six digits, such as #1a2b3c.';

@ObjectType('SitePalette', { description: 'Colours of the site that can be set, each as #1a2b3c.' })
export class SitePaletteType {}

@InputType({ description: 'Colours of the site, each as #1a2b3c. Texts have to be readable on their grounds.' })
export class SitePaletteInput {}

for (const name of names) {
  const description = `${siteColours[name]}.`;
  Field(() => String, { description })(SitePaletteType.prototype, name);
  Field(() => String, { description })(SitePaletteInput.prototype, name);
  Matches(/^#[0-9a-f]{6}$/i, { message })(SitePaletteInput.prototype, name);
}

/** Returns only the colours that can be set. */
export function sitePaletteOf(palette: SitePalette): SitePalette {
  return Object.fromEntries(names.map((name) => [name, palette[name].toLowerCase()])) as SitePalette;
}
