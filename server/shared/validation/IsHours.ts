import { ValidateBy, type ValidationArguments } from 'class-validator';

/**
 * Blank means "none" and passes. The message says what is wrong, and how to mend it.
 *
 * @param name becomes the code of the error
 * @param findProblem returns what is wrong with a text
 */
export function IsHours(name: string, findProblem: (text: string) => string | undefined): PropertyDecorator {
  const problemOf = (value: unknown) => (typeof value === 'string' ? findProblem(value) : undefined);
  const validate = (value: unknown): boolean => problemOf(value) === undefined;
  const defaultMessage = (args?: ValidationArguments): string => problemOf(args?.value) ?? '';
  return ValidateBy({ name, validator: { validate, defaultMessage } });
}
