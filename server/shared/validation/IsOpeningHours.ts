import { ValidateBy, type ValidationArguments } from 'class-validator';
import { openingHoursProblem } from '../../../shared/opening-hours/openingHoursProblem';

/** Blank means "none" and passes. The message says what is wrong, and how to mend it. */
export function IsOpeningHours(): PropertyDecorator {
  const problemOf = (value: unknown) => (typeof value === 'string' ? openingHoursProblem(value) : undefined);
  const validate = (value: unknown): boolean => problemOf(value) === undefined;
  const defaultMessage = (args?: ValidationArguments): string => problemOf(args?.value) ?? '';
  return ValidateBy({ name: 'openingHours', validator: { validate, defaultMessage } });
}
