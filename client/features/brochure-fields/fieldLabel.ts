import { brochureFields, formSections, type BrochureFieldPath } from '../../generated/brochureFields';

const paths = Object.keys(brochureFields) as BrochureFieldPath[];

/** By path or by column: audits and checklists say `addressLine1`. */
const pathsByName = new Map<string, BrochureFieldPath>(
  paths.flatMap((path) => [
    [path, path],
    [brochureFields[path].name, path],
  ]),
);

/** The field of an ad that a revision, a refusal or an audit names; undefined for what is no field of it. */
export function fieldPath(name: string): BrochureFieldPath | undefined {
  return pathsByName.get(name);
}

/** What a field of an ad is called; undefined for what is none. */
export function fieldLabel(name: string): string | undefined {
  if (name === 'assets') return formSections.files.title;
  const path = fieldPath(name);
  return path && brochureFields[path].label;
}

const sections = Object.keys(formSections);

/** In the order of the form; what is no field of an ad comes last. */
export function compareFields(one: { field: string }, other: { field: string }): number {
  return placeOf(one.field) - placeOf(other.field);
}

function placeOf(name: string): number {
  const path = fieldPath(name);
  if (path !== undefined) return paths.indexOf(path);
  const isBeforeFiles = (each: BrochureFieldPath): boolean =>
    sections.indexOf(brochureFields[each].section) < sections.indexOf('files');
  return name === 'assets' ? paths.filter(isBeforeFiles).length - 0.5 : paths.length;
}
