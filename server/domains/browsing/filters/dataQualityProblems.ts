import type { FieldError } from '../../../shared/errors/DomainError';
import { brochureFields } from '../../brochures/fields/brochureFields';
import { dataQualityOf, type BrochureFilter } from './BrochureFilter';

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

/** Returns what is invalid in the data quality filter, which has one name at a time. */
export function dataQualityProblems(filter: BrochureFilter): FieldError[] {
  if (filter.dataQuality != null && filter.upkeep != null) {
    const message = 'Give "filter.dataQuality" alone: "filter.upkeep" is its former name.';
    return [{ field: 'filter.upkeep', code: 'EXCLUSIVE', message }];
  }
  const dataQuality = dataQualityOf(filter);
  if (dataQuality === null) return [];
  const path = filter.upkeep == null ? 'filter.dataQuality' : 'filter.upkeep';
  const problem = (name: string, code: string, message: string): FieldError => ({
    field: `${path}.${name}`,
    code,
    message,
  });
  const outside = (Object.keys(bounds) as Bounded[]).filter((name) => {
    const value = dataQuality[name];
    const [least, most] = bounds[name];
    return value != null && !(Number.isInteger(value) && value >= least && value <= most);
  });
  const errors = outside.map((name) => {
    const [least, most] = bounds[name];
    return problem(name, 'OUT_OF_RANGE', `"${path}.${name}" takes whole numbers from ${least} to ${most}.`);
  });
  if ((dataQuality.title?.length ?? 0) <= longestTitle) return errors;
  return [...errors, problem('title', 'TOO_LONG', `Look for at most ${longestTitle} characters of a title.`)];
}
