import { DomainError } from '../../../shared/errors/DomainError';
import type { AssetType } from '../../assets/AssetType';
import type { Brochure } from '../Brochure';
import { publishProblems } from '../statuses/publishProblems';

interface AssetTypesOfChange {
  before: readonly AssetType[];
  after: readonly AssetType[];
  today: string;
}

/**
 * A published ad keeps the files that its type needs; what it lacked before is not this change's fault.
 *
 * @throws DomainError VALIDATION_FAILED
 */
export function refuseLostAssets(brochure: Brochure, { before, after, today }: AssetTypesOfChange): void {
  if (brochure.status !== 'PUBLISHED') return;
  const known = publishProblems(brochure, [...before], today).map(({ field }) => field);
  const errors = publishProblems(brochure, [...after], today).filter(({ field }) => !known.includes(field));
  if (errors.length === 0) return;
  const what = errors.map(({ message }) => message).join(' ');
  throw new DomainError('VALIDATION_FAILED', `A published ad cannot do without this file. ${what}`, { errors });
}
