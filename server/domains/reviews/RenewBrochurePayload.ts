import { Field, ObjectType } from 'type-graphql';
import { Brochure } from '../brochures/Brochure';
import type { UpdatedBrochure } from './updateBrochure';

@ObjectType({ description: 'What `renewBrochure` did.' })
export class RenewBrochurePayload {
  @Field(() => Brochure, {
    description: 'The ad as it is now: one that was archived waits for review with the new dates.',
  })
  readonly brochure: Brochure;

  @Field({ description: 'Whether a change waits for an administrator; see `pendingRevision` of the ad.' })
  readonly isPendingRevision: boolean;

  constructor({ brochure, pendingRevision }: UpdatedBrochure) {
    this.brochure = brochure;
    this.isPendingRevision = pendingRevision;
  }
}
