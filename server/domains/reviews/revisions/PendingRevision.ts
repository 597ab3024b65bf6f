import { Field, ObjectType } from 'type-graphql';
import { GraphQLDateTime } from '../../../shared/scalars/GraphQLDateTime';
import type { Brochure } from '../../brochures/Brochure';
import type { BrochureRevision } from '../../brochures/revisions/BrochureRevision';
import { RevisedField } from './RevisedField';
import { RevisionState } from '../../brochures/revisions/RevisionState';

@ObjectType({ description: 'A change of a live ad that has not been approved yet.' })
export class PendingRevision {
  @Field(() => RevisionState, { description: 'WAITING, or CHANGES_REQUESTED when it was sent back.' })
  state: RevisionState;

  @Field(() => GraphQLDateTime, { description: 'When the vendor last changed it.' })
  submittedAt: Date;

  @Field(() => String, { nullable: true, description: 'What the administrator said when it was sent back.' })
  comment: string | null;

  @Field(() => [RevisedField], { description: 'What would be different.' })
  changes: RevisedField[];

  /** the live ad */
  brochure: Brochure;

  /** the stored change */
  proposed: BrochureRevision;
}
