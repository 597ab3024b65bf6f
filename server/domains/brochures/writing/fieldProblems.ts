import type { FieldError } from '../../../shared/errors/DomainError';
import type { BrochureChanges, BrochureField } from './BrochureChanges';
import type { BrochureType } from '../BrochureType';
import { shortestTitle } from '../shortestTitle';
import { fieldsOfTypes } from './fieldsOfTypes';
import { spokenField } from './spokenField';

/** Fields that this kind of ad does not have are refused, not ignored; to clear one is no offence. */
export function fieldProblems(type: BrochureType, changes: BrochureChanges): FieldError[] {
  const allowed = fieldsOfTypes[type];
  const others = (Object.keys(changes) as BrochureField[])
    .filter((field) => !allowed.includes(field) && (type === 'ATDW_AD' || !isNone(changes[field])))
    .map((field) => ({ field: spokenField(field), code: 'NOT_APPLICABLE', message: sentence(type, field) }));
  return [...others, ...titleProblems(type, changes)];
}

/** How short a title may be, its type decides; all else of its length is a rule of the field (`BrochureInput`). */
function titleProblems(type: BrochureType, { title }: BrochureChanges): FieldError[] {
  if (title == null || Array.from(title).length >= shortestTitle(type)) return [];
  return [{ field: 'title', code: 'LENGTH', message: `A title has ${shortestTitle(type)} to 120 characters.` }];
}

function sentence(type: BrochureType, field: BrochureField): string {
  if (type === 'ATDW_AD') {
    return `${spokenField(field)} of a tourism ad comes from the Australian Tourism Data Warehouse: have it changed there.`;
  }
  const types = (Object.keys(fieldsOfTypes) as BrochureType[]).filter((each) => fieldsOfTypes[each].includes(field));
  return `An ad of type ${type} has no ${spokenField(field)}: leave it out. It belongs to ${types.join(', ')}.`;
}

function isNone(value: unknown): boolean {
  return value == null || value === false || (Array.isArray(value) && value.length === 0);
}
