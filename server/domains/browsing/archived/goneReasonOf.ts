import type { ArchiveReason } from '../../brochures/ArchiveReason';
import type { GoneReason } from './GoneReason';

export interface Archiving {
  archiveReason: ArchiveReason | null;
  wasPublished: boolean;
  /** true if its last day was over when it was archived */
  wasOver: boolean;
  hasReplacement: boolean;
  /** true if it became part of the replacement */
  isMerged: boolean;
}

/** Returns the reason that the public may see; null if it never saw the ad, or a review rejected the ad. */
export function goneReasonOf({
  archiveReason,
  wasPublished,
  wasOver,
  hasReplacement,
  isMerged,
}: Archiving): GoneReason | null {
  if (!wasPublished || archiveReason === 'REJECTED') return null;
  if (isMerged && hasReplacement) return 'MERGED';
  if (hasReplacement) return 'REPLACED';
  return archiveReason === 'EXPIRED' || wasOver ? 'ENDED' : 'TAKEN_DOWN';
}
