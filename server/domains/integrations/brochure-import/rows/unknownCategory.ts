import type { FieldError } from '../../../../shared/errors/DomainError';
import { shorten } from '../files/cellReaders';
import type { CategoryWords } from './CategoryWords';

/** What is wrong with a row's word for its category; an empty one is missing rather than unknown. */
export function unknownCategory(word: string, categories: CategoryWords): FieldError[] {
  if (word === '' || categories.find(word) !== undefined) return [];
  const message = `"${shorten(word)}" is not a category: write one of ${categories.mainCodes.join(', ')}.`;
  return [{ field: 'category', code: 'unknown', message }];
}
