import type { FieldError } from '../../../../shared/errors/DomainError';
import type { BrochureType } from '../../BrochureType';
import { describeField, type BrochureField } from '../../fields/brochureFields';
import { brochureTypes } from '../../fields/brochureTypes';
import type { BrochureChanges } from '../values/BrochureChanges';

/** Returns errors for fields that this type of ad does not have. Clearing such a field is allowed. */
export function fieldProblems(type: BrochureType, changes: BrochureChanges): FieldError[] {
  const others = (Object.keys(changes) as BrochureField[])
    .filter((name) => !describeField(name).types.includes(type))
    .filter((name) => brochureTypes[type].isFromSource || !isNone(changes[name]))
    .map((name) => ({ field: describeField(name).input.path, code: 'NOT_APPLICABLE', message: sentence(type, name) }));
  return [...others, ...titleProblems(type, changes)];
}

/** Checks the minimum length of a title, which depends on the type. `BrochureInput` checks the other limits. */
function titleProblems(type: BrochureType, { title }: BrochureChanges): FieldError[] {
  const { shortestTitle } = brochureTypes[type];
  if (title == null || Array.from(title).length >= shortestTitle) return [];
  const { most } = describeField('title');
  return [{ field: 'title', code: 'LENGTH', message: `A title has ${shortestTitle} to ${most} characters.` }];
}

function sentence(type: BrochureType, name: BrochureField): string {
  const { input, types } = describeField(name);
  if (brochureTypes[type].isFromSource) {
    return `${input.path} of a tourism ad comes from the Australian Tourism Data Warehouse: have it changed there.`;
  }
  return `An ad of type ${type} has no ${input.path}: leave it out. It belongs to ${types.join(', ')}.`;
}

function isNone(value: unknown): boolean {
  return value == null || value === false || (Array.isArray(value) && value.length === 0);
}
