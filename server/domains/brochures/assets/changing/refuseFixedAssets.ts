import { brochureTypes } from '../../fields/brochureTypes';
import { DomainError } from '../../../../shared/errors/DomainError';
import type { Viewer } from '../../../../shared/permissions';
import type { Brochure } from '../../Brochure';

/** @throws DomainError CONFLICT for an ad from a source, and for a vendor's ad that no longer waits for review */
export function refuseFixedAssets(viewer: Viewer | null, { type, status }: Pick<Brochure, 'type' | 'status'>): void {
  refuseSourcesAssets({ type });
  if (viewer?.role !== 'ADMINISTRATOR' && status !== 'PENDING_REVIEW') {
    const state = status === 'PUBLISHED' ? 'published' : 'archived';
    throw new DomainError('CONFLICT', `This ad is ${state} (${status}). Ask the administrator to change its files.`);
  }
}

export function refuseSourcesAssets({ type }: Pick<Brochure, 'type'>): void {
  if (!brochureTypes[type].isFromSource) return;
  throw new DomainError('CONFLICT', 'The files of a tourism ad come from its source and cannot be changed here.');
}
