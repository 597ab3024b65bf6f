import { drawingFields, noDrawings, type DrawingName } from './drawings';
import type { OtherSettings } from './readOtherSettings';
import { formOf, inputOf, type Settings, type SettingsForm } from './settingsForm';

const fileKind = 'local-offers site settings';

/** The content of drawings by their place, as base64. */
type DrawingContents = Partial<Record<DrawingName, string>>;

const note =
  'Importing this file fills the form of the site settings. Legal texts and synonyms are here to be read and compared: an import leaves them, because a legal text has days in force, and synonyms belong to categories.';

/** Returns the settings as a file with their drawings, legal texts and synonyms, for another site or to keep. */
export function writeSettingsFile(form: SettingsForm, contents: DrawingContents, other: OtherSettings): string {
  const { version: _version, logo: _logo, logoDark: _logoDark, icon: _icon, ...values } = inputOf(form, 0);
  return `${JSON.stringify({ kind: fileKind, note, ...values, drawings: contents, ...other }, null, 2)}\n`;
}

export interface ReadSettings {
  /** without drawings: these are uploaded first */
  form: SettingsForm;
  contents: DrawingContents;
  /** whether it also has legal texts or synonyms, which an import leaves */
  hasOthers: boolean;
}

/** Returns the settings of a file; null if it has none. The server checks their values. */
export function readSettingsFile(text: string): ReadSettings | null {
  try {
    const file = JSON.parse(text) as Partial<Settings> & {
      kind?: unknown;
      drawings?: Partial<Record<string, unknown>>;
      legalTexts?: unknown;
      synonyms?: unknown;
    };
    if (file.kind !== fileKind) return null;
    const form = { ...formOf(file), drawings: noDrawings };
    const texts = [form.name, form.shortName, form.tagline, form.description, form.contactEmail];
    const colours = [...Object.values(form.light), ...Object.values(form.dark)];
    if (![...texts, ...colours].every((value) => typeof value === 'string')) return null;
    const given = drawingFields.map(({ name }) => [name, file.drawings?.[name]] as const);
    const contents = Object.fromEntries(given.filter(([, content]) => typeof content === 'string')) as DrawingContents;
    return { form, contents, hasOthers: file.legalTexts !== undefined || file.synonyms !== undefined };
  } catch {
    return null;
  }
}
