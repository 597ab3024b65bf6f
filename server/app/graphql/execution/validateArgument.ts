import { validateOrReject, type ValidationError, type ValidatorOptions } from 'class-validator';
import { ArgumentValidationError, type ValidatorFn } from 'type-graphql';

const options: ValidatorOptions = {
  skipMissingProperties: true,
  forbidUnknownValues: false,
  // an error must never contain the input: it may be a password
  validationError: { target: false, value: false },
};

/**
 * Validates an argument by the rules of its class, as TypeGraphQL does. TypeGraphQL would load class-validator for each
 * argument of each field, and wait for it even if there is nothing to check.
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
