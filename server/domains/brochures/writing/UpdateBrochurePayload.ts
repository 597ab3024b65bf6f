import { Field, ObjectType } from 'type-graphql';
import { Brochure } from '../Brochure';
import type { UpdatedBrochure } from './updateBrochure';

@ObjectType({ description: 'What `updateBrochure` did.' })
export class UpdateBrochurePayload {
  @Field(() => Brochure, { description: 'The ad as it is now; unchanged while its change waits.' })
  readonly brochure: Brochure;

  @Field({ description: 'Whether a change waits for an administrator; see `pendingRevision` of the ad.' })
  readonly isPendingRevision: boolean;

  constructor({ brochure, pendingRevision }: UpdatedBrochure) {
    this.brochure = brochure;
    this.isPendingRevision = pendingRevision;
  }
}
