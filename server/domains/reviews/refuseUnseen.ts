import { DomainError } from '../../shared/errors/DomainError';
import type { Brochure } from '../brochures/Brochure';
import type { BrochureRevision } from './BrochureRevision';

export interface SeenBrochure {
  version: number;
  /** of the change that waited; null: there was none */
  submittedAt: Date | null;
}

/** Nobody approves what the vendor has written while it was being read. Throws CONFLICT. */
export function refuseUnseen(
  seen: SeenBrochure,
  { version }: Pick<Brochure, 'version'>,
  revision: Pick<BrochureRevision, 'submittedAt'> | null,
): void {
  const isSameChange = seen.submittedAt?.getTime() === revision?.submittedAt.getTime();
  if (seen.version === version && isSameChange) return;
  throw new DomainError(
    'CONFLICT',
    'This ad, or its change, is not what you looked at any more: somebody has written since. Look at it again.',
  );
}
