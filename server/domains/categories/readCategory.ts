import { DomainError, type FieldError } from '../../shared/errors/DomainError';
import { cleanLine } from '../../shared/text/cleanLine';

interface CategoryValues {
  code?: string;
  name: string;
  sortOrder: number;
  synonyms?: string[] | null | undefined;
}

const mostSynonyms = 50;

/**
 * Returns the category's values, cleaned.
 * @throws VALIDATION_FAILED with every error at once
 */
export function readCategory<T extends CategoryValues>(given: T): T {
  const synonyms = given.synonyms && [...new Set(given.synonyms.map(cleanLine))].filter((word) => word !== '');
  const values = { ...given, name: cleanLine(given.name), ...(synonyms && { synonyms }) };
  const errors: FieldError[] = [];
  if (values.code !== undefined && !/^[A-Z][A-Z0-9_]{1,59}$/.test(values.code)) {
    const message = 'A code is made of 2 to 60 capital letters, digits and underscores, for example FOOD_DRINK.';
    errors.push({ field: 'code', code: 'INVALID', message });
  }
  const { length } = Array.from(values.name);
  if (length < 1 || length > 80) {
    errors.push({ field: 'name', code: 'LENGTH', message: 'A name has 1 to 80 characters.' });
  }
  if (values.sortOrder < 0 || values.sortOrder > 9999) {
    errors.push({
      field: 'sortOrder',
      code: 'OUT_OF_RANGE',
      message: 'The place in the menu is a number from 0 to 9999.',
    });
  }
  if (synonyms && (synonyms.length > mostSynonyms || synonyms.some((word) => Array.from(word).length > 60))) {
    const message = `Give up to ${mostSynonyms} other words of up to 60 characters each.`;
    errors.push({ field: 'synonyms', code: 'LENGTH', message });
  }
  if (errors.length === 0) return values;
  throw new DomainError('VALIDATION_FAILED', errors.map(({ message }) => message).join(' '), { errors });
}

/** Returns the values as the audit log writes them: synonyms as one text. */
export function auditedCategory<T extends CategoryValues>(
  values: T,
): Omit<T, 'synonyms'> & { synonyms: string | null } {
  const { synonyms, ...others } = values;
  return { ...others, synonyms: synonyms?.join(', ') ?? null };
}
