import type { ValidationError } from 'class-validator';
import type { FieldError } from '../errors/DomainError';

/** Flattens class-validator's errors to a list of names and sentences, without any input value. */
export function getFieldErrors(errors: readonly ValidationError[], parent = ''): FieldError[] {
  return errors.flatMap(({ property, constraints, children }) => {
    const field = parent === '' ? property : `${parent}.${property}`;
    const own = Object.entries(constraints ?? {}).map(([name, message]) => ({
      field,
      code: upperSnakeCase(name),
      message: sentence(message),
    }));
    return [...own, ...getFieldErrors(children ?? [], field)];
  });
}

/** maxLength → MAX_LENGTH */
function upperSnakeCase(name: string): string {
  return name.replace(/([a-z\d])([A-Z])/g, '$1_$2').toUpperCase();
}

function sentence(text: string): string {
  const capitalised = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(capitalised) ? capitalised : `${capitalised}.`;
}
