import { ValidateBy } from 'class-validator';
import { cleanText } from '../text/cleanText';

/** Checks the length in characters as PostgreSQL counts them, of the text as stored. Blank means "none" and passes. */
export function HasLength(shortest: number, longest: number, message: string): PropertyDecorator {
  const validate = (value: unknown): boolean => {
    if (typeof value !== 'string') return true;
    // far too long, even after cleaning: not worth cleaning
    if (value.length > 10 * longest + 1000) return false;
    const { length } = Array.from(cleanText(value));
    return length === 0 || (length >= shortest && length <= longest);
  };
  return ValidateBy({ name: 'length', validator: { validate } }, { message });
}
