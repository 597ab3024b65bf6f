import { ValidateBy, type ValidationArguments } from 'class-validator';
import { cleanText } from '../../../shared/text/cleanText';
import type { BrochureType } from '../BrochureType';
import { brochureTypes } from '../fields/brochureTypes';

const longest = 120;

/**
 * Length of a title by the type that the input names. A change names none: then the ad's type decides once it is read
 * (`fieldProblems`), and here the shortest of all types holds. Blank means "none" and passes.
 */
export function HasTitleLength(): PropertyDecorator {
  const validate = (title: unknown, args?: ValidationArguments): boolean => {
    if (typeof title !== 'string') return true;
    if (title.length > 10 * longest + 1000) return false;
    const { length } = Array.from(cleanText(title));
    return length === 0 || (length >= shortestOf(args) && length <= longest);
  };
  const defaultMessage = (args?: ValidationArguments) => `A title has ${shortestOf(args)} to ${longest} characters.`;
  return ValidateBy({ name: 'length', validator: { validate, defaultMessage } });
}

function shortestOf(args: ValidationArguments | undefined): number {
  const { type = 'BLD_AD' } = (args?.object ?? {}) as { type?: BrochureType };
  return brochureTypes[type].shortestTitle;
}
