import { IsInt, Max, Min, ValidateIf } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { HasLength } from '../../../shared/validation/HasLength';
import { AssetType } from '../../assets/AssetType';
import { highestSortOrder } from '../../assets/sortOrder';

const outOfRange = { message: 'A sortOrder is a whole number from 0 to 9999.' };

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

  @Field(() => Int, {
    nullable: true,
    description: "Place among the ad's files, 0 to 9999, lowest first; absent: behind the last, or where the file was.",
  })
  @ValidateIf((_, value) => value != null)
  @IsInt(outOfRange)
  @Min(0, outOfRange)
  @Max(highestSortOrder, outOfRange)
  sortOrder?: number | null;

  @Field(() => ID, { nullable: true, description: 'Global id of a file of this ad whose place it takes.' })
  replaces?: string | null;
}
