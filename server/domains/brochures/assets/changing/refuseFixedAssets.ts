import { brochureTypes } from '../../fields/brochureTypes';
import { DomainError } from '../../../../shared/errors/DomainError';
import type { Viewer } from '../../../../shared/Viewer';
import type { Brochure } from '../../Brochure';

/** @throws DomainError CONFLICT for an ad from a source, and for a vendor's ad that is archived */
export function refuseFixedAssets(viewer: Viewer | null, { type, status }: Pick<Brochure, 'type' | 'status'>): void {
  refuseSourcesAssets({ type });
  if (viewer?.role !== 'ADMINISTRATOR' && status === 'ARCHIVED') {
    throw new DomainError('CONFLICT', 'This ad is archived (ARCHIVED). Ask an administrator to unarchive it first.');
  }
}

export function refuseSourcesAssets({ type }: Pick<Brochure, 'type'>): void {
  if (!brochureTypes[type].isFromSource) return;
  throw new DomainError('CONFLICT', 'The files of a tourism ad come from its source and cannot be changed here.');
}
