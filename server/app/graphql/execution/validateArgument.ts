import { getMetadataStorage, validateOrReject, type ValidationError, type ValidatorOptions } from 'class-validator';
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
  const objects = (Array.isArray(value) ? (value as unknown[]) : [value]).filter(isOfRules);
  if (objects.length === 0) return;
  try {
    await Promise.all(objects.map((each) => validateOrReject(each, options)));
  } catch (errors) {
    throw new ArgumentValidationError(errors as ValidationError[]);
  }
};

/** Classes of arguments, and whether they have rules; most have none, as those of lists, whose use case checks them. */
const known = new Map<unknown, boolean>();

export function hasRules(type: abstract new () => unknown): boolean {
  const before = known.get(type);
  if (before !== undefined) return before;
  // cspell:ignore Metadatas
  // also those of the classes that it extends; parts of an input are checked by a rule of the input
  const found = getMetadataStorage().getTargetValidationMetadatas(type, '', false, false).length > 0;
  known.set(type, found);
  return found;
}

function isOfRules(value: unknown): value is object {
  if (value === null || typeof value !== 'object') return false;
  const type = value.constructor as (new () => unknown) | undefined;
  return type !== undefined && hasRules(type);
}
