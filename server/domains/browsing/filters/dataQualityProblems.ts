import type { FieldError } from '../../../shared/errors/DomainError';
import { brochureFields } from '../../brochures/fields/brochureFields';
import type { BrochureUpkeep } from './BrochureFilter';

const { most: longestTitle } = brochureFields.title;
const largestCount = 2_147_483_647;

const indexes = [brochureFields.adIndex.least, brochureFields.adIndex.most] as const;

type Bounded = 'endingWithinDays' | 'minIndex' | 'maxIndex' | 'minViews' | 'maxViews' | 'bulkJob';

const bounds: Readonly<Record<Bounded, readonly [least: number, most: number]>> = {
  endingWithinDays: [0, 366],
  minIndex: indexes,
  maxIndex: indexes,
  minViews: [0, largestCount],
  maxViews: [0, largestCount],
  bulkJob: [0, largestCount],
};

export function dataQualityProblems(upkeep: BrochureUpkeep): FieldError[] {
  const outside = (Object.keys(bounds) as Bounded[]).filter((name) => {
    const value = upkeep[name];
    const [least, most] = bounds[name];
    return value != null && !(Number.isInteger(value) && value >= least && value <= most);
  });
  const errors = outside.map((name) => {
    const [least, most] = bounds[name];
    return problem(name, 'OUT_OF_RANGE', `"filter.upkeep.${name}" takes whole numbers from ${least} to ${most}.`);
  });
  if ((upkeep.title?.length ?? 0) <= longestTitle) return errors;
  return [...errors, problem('title', 'TOO_LONG', `Look for at most ${longestTitle} characters of a title.`)];
}

function problem(name: string, code: string, message: string): FieldError {
  return { field: `filter.upkeep.${name}`, code, message };
}
