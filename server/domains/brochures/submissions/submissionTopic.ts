import type { Brochure } from '../Brochure';

/** Who sends ads for review: a company, or the one ad if it has none. */
export interface SubmissionSource {
  vendorId: number | null;
  brochureId: number;
}

export const sourceOf = ({ id, vendorId }: Pick<Brochure, 'id' | 'vendorId'>): SubmissionSource => ({
  vendorId,
  brochureId: id,
});

/** Returns the beginning of the event keys of a source's mails. */
export function submissionTopic({ vendorId, brochureId }: SubmissionSource): string {
  return vendorId === null ? `submitted:ad:${brochureId}` : `submitted:vendor:${vendorId}`;
}
