import { siteColours, type SiteColour } from '../../../../shared/colours/siteColours';
import { drawingFields } from './drawings';
import type { SettingsForm } from './settingsForm';

/** One setting before and after, as texts for people; null: as built. */
export interface FormChange {
  field: string;
  beforeName: string | null;
  afterName: string | null;
}

const textNames = ['name', 'shortName', 'tagline', 'description', 'contactEmail', 'socialLinks'] as const;

/** Returns what a form changes of another one. */
export function differenceOfForms(before: SettingsForm, after: SettingsForm): FormChange[] {
  const [was, is] = [flatten(before), flatten(after)];
  return Object.keys(is)
    .filter((field) => was[field] !== is[field])
    .map((field) => ({ field, beforeName: was[field] ?? null, afterName: is[field] ?? null }));
}

function flatten(form: SettingsForm): Record<string, string | null> {
  const texts = textNames.map((name) => [name, form[name].trim() || null] as const);
  const colours = (['light', 'dark'] as const).flatMap((mode) =>
    (Object.keys(siteColours) as SiteColour[]).map((name) => [`${mode}.${name}`, form[mode][name]] as const),
  );
  const drawings = drawingFields.map(({ name }) => [name, form.drawings[name]?.hash.slice(0, 8) ?? null] as const);
  return Object.fromEntries([...texts, ...colours, ...drawings]);
}
