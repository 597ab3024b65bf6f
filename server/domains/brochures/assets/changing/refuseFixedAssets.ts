import { brochureTypes } from '../../fields/brochureTypes';
import { DomainError } from '../../../../shared/errors/DomainError';
import type { Viewer } from '../../../../shared/permissions';
import type { Brochure } from '../../Brochure';

/** Whose files may not be changed now: a source's, and for its vendor those of an ad that is no longer a draft. */
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
