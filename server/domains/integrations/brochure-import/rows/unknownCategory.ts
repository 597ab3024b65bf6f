import type { FieldError } from '../../../../shared/errors/DomainError';
import { shorten } from '../files/cellReaders';
import type { CategoryWords } from './CategoryWords';

/** Returns the error for a row's category word; an empty word is missing rather than unknown. */
export function unknownCategory(word: string, categories: CategoryWords): FieldError[] {
  if (word === '' || categories.find(word) !== undefined) return [];
  const message = `"${shorten(word)}" is not a category: write one of ${categories.mainCodes.join(', ')}.`;
  return [{ field: 'category', code: 'unknown', message }];
}
