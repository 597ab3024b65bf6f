import { Field, ID, InputType } from 'type-graphql';
import { HasLength } from '../../../shared/validation/HasLength';
import { AssetType } from '../../assets/AssetType';

@InputType({ description: 'A file for an ad: `url` or `contentBase64Encoded`.' })
export class AddAssetInput {
  @Field(() => ID, { description: 'Global id of the ad.' })
  brochureId: string;

  @Field(() => AssetType, {
    nullable: true,
    description:
      'What it is; found by the content when absent or BROCHURE_UNKNOWN, refused when the content denies it.',
  })
  type?: AssetType | null;

  @Field(() => String, {
    nullable: true,
    description: 'A public web address to fetch it from, once; a copy is kept.',
  })
  url?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Its bytes in base64, up to about 700 kB here; send larger ones to /rest/brochure/vendor/addAsset.',
  })
  contentBase64Encoded?: string | null;

  @Field(() => String, { nullable: true, description: 'What a picture shows, in up to 300 characters.' })
  @HasLength(1, 300, 'The description of a picture has at most 300 characters.')
  altText?: string | null;

  @Field(() => ID, { nullable: true, description: 'Global id of a file of this ad whose place it takes.' })
  replaces?: string | null;
}
