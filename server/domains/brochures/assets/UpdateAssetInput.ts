import { Field, ID, InputType } from 'type-graphql';
import { HasLength } from '../../../shared/validation/HasLength';

@InputType({ description: 'What a picture shows.' })
export class UpdateAssetInput {
  @Field(() => ID, { description: 'Global id of the file.' })
  id: string;

  @Field(() => String, { nullable: true, description: 'Up to 300 characters; null or blank for none.' })
  @HasLength(1, 300, 'The description of a picture has at most 300 characters.')
  altText?: string | null;
}
