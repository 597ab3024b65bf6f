import type { AuditedValues } from '../../../../platform/audit-log/AuditLogEntry';
import type { AustralianState } from '../../../../shared/australia/AustralianState';
import type { AtdwSettings } from '../AtdwSettings';

export type AtdwValues = Pick<AtdwSettings, 'baseUrl' | 'states' | 'regions' | 'isNightly'>;

/** A category of the warehouse, and the code of the site's category for it; null: none. */
interface Choice {
  code: string;
  category: string | null;
}

/** The settings as the audit log keeps them. */
export function auditedAtdwSettings({ baseUrl, states, regions, isNightly }: AtdwValues) {
  return { baseUrl, states: states.join(' '), regions: regions.join(', '), isNightly };
}

const none = '–';

/** Part of the map of categories as the audit log keeps it: "ACCOMM: STAY, TOUR: –". */
export function auditedChoices(choices: readonly Choice[]): string {
  return choices.map(({ code, category }) => `${code}: ${category ?? none}`).join(', ');
}

/** Reads what the audit log has kept of the settings; absent values were not changed. */
export function settingsOfAudited(values: AuditedValues): Partial<AtdwValues> & { categories: Choice[] } {
  const { baseUrl, states, regions, isNightly, categories } = values;
  return {
    ...(typeof baseUrl === 'string' && { baseUrl }),
    ...(typeof states === 'string' && { states: partsOf(states, ' ') as AustralianState[] }),
    ...(typeof regions === 'string' && { regions: partsOf(regions, ', ') }),
    ...(typeof isNightly === 'boolean' && { isNightly }),
    categories: partsOf(typeof categories === 'string' ? categories : '', ', ').map((choice) => {
      const [code = '', category = none] = choice.split(': ');
      return { code, category: category === none ? null : category };
    }),
  };
}

function partsOf(text: string, separator: string): string[] {
  return text === '' ? [] : text.split(separator);
}
