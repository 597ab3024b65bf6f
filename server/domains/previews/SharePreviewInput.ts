import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'What to share: one ad, or all ads of a vendor. Give exactly one of the two.' })
export class SharePreviewInput {
  @Field(() => ID, { nullable: true, description: 'Global id of an ad that waits for review.' })
  brochureId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Global id of a vendor, for the list of its ads.' })
  vendorId?: string | null;
}
