import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorize } from '../../../shared/authorize';
import { brochureArchivedJob } from './brochureArchivedJob';
import { changeBrochureStatus } from './changeBrochureStatus';
import { Brochure } from '../Brochure';

@ObjectType({ description: 'What `archiveBrochure` did.' })
export class ArchiveBrochurePayload {
  @Field(() => Brochure, { description: 'The ad as it is now.' })
  readonly brochure: Brochure;

  constructor(brochure: Brochure) {
    this.brochure = brochure;
  }
}

@InputType({ description: 'Which ad to archive.' })
export class ArchiveBrochureInput {
  @Field(() => ID, { description: 'Global id of the ad.' })
  id: string;
}

/** Any other status → ARCHIVED. */
export async function archiveBrochure(context: RequestContext, { id }: { id: number }): Promise<Brochure> {
  authorize(context.viewer, 'archiveBrochure');
  const archivedAt = context.clock.now();
  return changeBrochureStatus(context, id, {
    action: 'archiveBrochure',
    verb: 'archive',
    prepare: async (_, manager) => {
      const job = { brochureId: id, archivedAt: archivedAt.toISOString() };
      await context.jobs.enqueue(manager, brochureArchivedJob, job);
      return { archiveReason: 'MANUAL', archivedAt };
    },
  });
}
