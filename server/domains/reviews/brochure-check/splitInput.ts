import { validate } from 'class-validator';
import type { FieldError } from '../../../shared/errors/DomainError';
import { fieldErrorsOf } from '../../../shared/validation/fieldErrorsOf';
import type { GivenFields } from '../../brochures/writing/BrochureInput';
import type { CheckBrochureInput } from './CheckBrochureInput';

/** What can be judged further, and what breaks the rules of its field by itself. */
export async function splitInput(input: CheckBrochureInput): Promise<{ fields: GivenFields; problems: FieldError[] }> {
  const options = { skipMissingProperties: true, forbidUnknownValues: false };
  const problems = fieldErrorsOf(await validate(input, options));
  const broken = new Set(problems.map(({ field }) => field));
  const { id: _id, type: _type, newFiles: _files, address, ...given } = input;
  const fields: GivenFields = without(given, broken, '');
  if (address !== undefined) fields.address = address && without(address, broken, 'address.');
  return { fields, problems };
}

function without<T extends object>(values: T, broken: ReadonlySet<string>, prefix: string): Partial<T> {
  const sound = Object.entries(values).filter(([name]) => !broken.has(prefix + name));
  return Object.fromEntries(sound) as Partial<T>;
}
