import { privatePaths } from '../shared/privatePaths';

/** The patterns of all administrators' screens but the overview. */
export function adminScreenPatterns(): string[] {
  return Object.entries(privatePaths).flatMap(([name, path]) =>
    name.startsWith('admin') ? [(path as (id: ':id') => string)(':id').replace(/\?.*/, '')] : [],
  );
}
