import { MoreThan, type EntityManager } from 'typeorm';
import { Brochure } from '../Brochure';
import { BrochureRevision } from '../revisions/BrochureRevision';
import type { SubmissionSource } from './submissionTopic';

export interface Submission {
  brochure: Brochure;
  /** true: a change of a published ad; false: the ad itself */
  isChange: boolean;
}

/** Returns what a company has sent since a moment and what still waits for review, in the order of its ads. */
export async function findWaitingSubmissions(
  manager: EntityManager,
  { vendorId, brochureId }: SubmissionSource,
  since: Date,
): Promise<Submission[]> {
  const own = { ...(vendorId === null ? { id: brochureId } : { vendorId }), recordStatus: true };
  const ads = await manager
    .getRepository(Brochure)
    .find({ where: { ...own, status: 'PENDING_REVIEW', submittedAt: MoreThan(since) }, order: { id: 'ASC' } });
  const changes = await manager.getRepository(BrochureRevision).find({
    where: { state: 'WAITING', submittedAt: MoreThan(since), brochure: { ...own, status: 'PUBLISHED' } },
    relations: { brochure: true },
    order: { brochureId: 'ASC' },
  });
  return [
    ...ads.map((brochure) => ({ brochure, isChange: false })),
    ...changes.flatMap(({ brochure }) => (brochure ? [{ brochure, isChange: true }] : [])),
  ];
}
