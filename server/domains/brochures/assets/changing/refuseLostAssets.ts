import { DomainError, type FieldError } from '../../../../shared/errors/DomainError';
import type { AssetType } from '../AssetType';
import type { Brochure } from '../../Brochure';
import { publishProblems } from '../../statuses/publishProblems';

interface AssetTypesOfChange {
  before: readonly AssetType[];
  after: readonly AssetType[];
  today: string;
}

/** Returns errors for files that a published ad needs and the change removes. Files missing before do not count. */
export function findLostAssets(brochure: Brochure, { before, after, today }: AssetTypesOfChange): FieldError[] {
  if (brochure.status !== 'PUBLISHED') return [];
  const known = publishProblems(brochure, before, today).map(({ field }) => field);
  return publishProblems(brochure, after, today).filter(({ field }) => !known.includes(field));
}

/** @throws DomainError VALIDATION_FAILED if a published ad would lose a file that its type needs */
export function refuseLostAssets(brochure: Brochure, change: AssetTypesOfChange): void {
  const errors = findLostAssets(brochure, change);
  if (errors.length === 0) return;
  const what = errors.map(({ message }) => message).join(' ');
  throw new DomainError('VALIDATION_FAILED', `A published ad cannot do without this file. ${what}`, { errors });
}
