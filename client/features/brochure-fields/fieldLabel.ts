import { brochureFields, formSections, type BrochureFieldPath } from '../../generated/brochureFields';

const paths = Object.keys(brochureFields) as BrochureFieldPath[];

/** Keys are paths and column names: audits and checklists use `addressLine1`. */
const pathsByName = new Map<string, BrochureFieldPath>(
  paths.flatMap((path) => [
    [path, path],
    [brochureFields[path].name, path],
  ]),
);

/** The path of the field that a revision, a refusal or an audit names; undefined when it is no field of an ad. */
export function fieldPath(name: string): BrochureFieldPath | undefined {
  return pathsByName.get(name);
}

/** The label of an ad's field; undefined when it is no field of an ad. */
export function fieldLabel(name: string): string | undefined {
  if (name === 'assets') return formSections.files.title;
  const path = fieldPath(name);
  return path && brochureFields[path].label;
}

const sections = Object.keys(formSections);

/** Sorts by the order of the form. Names that are no field of an ad come last. */
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
