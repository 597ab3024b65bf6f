import { validateOrReject, type ValidationError, type ValidatorOptions } from 'class-validator';
import { ArgumentValidationError, type ValidatorFn } from 'type-graphql';

const options: ValidatorOptions = {
  skipMissingProperties: true,
  forbidUnknownValues: false,
  // a refusal must never carry what was sent: it may be a password
  validationError: { target: false, value: false },
};

/**
 * Holds an argument against the rules of its class, as TypeGraphQL does by itself; that one loads class-validator anew for
 * each argument of each field, and waits for it even where there is nothing to check.
 */
export const validateArgument: ValidatorFn = async (value) => {
  const objects = (Array.isArray(value) ? (value as unknown[]) : [value]).filter(isObject);
  if (objects.length === 0) return;
  try {
    await Promise.all(objects.map((each) => validateOrReject(each, options)));
  } catch (errors) {
    throw new ArgumentValidationError(errors as ValidationError[]);
  }
};

function isObject(value: unknown): value is object {
  return value !== null && typeof value === 'object';
}
