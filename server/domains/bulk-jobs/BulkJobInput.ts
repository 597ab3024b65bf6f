import { ArrayMaxSize, ArrayMinSize, IsOptional, Max, Min, ValidateNested } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { mostChosenAds } from '../../../shared/lists/mostChosenAds';
import { locale } from '../../shared/locale';
import { describeField } from '../brochures/fields/brochureFields';
import { BrochureInput } from '../brochures/writing/input/BrochureInput';
import { BrochureFilterInput } from '../browsing/filters/BrochureFilterInput';
import { BrochureOrderInput } from '../browsing/filters/BrochureOrderInput';
import { withDeletedFilter } from '../browsing/deleted/DeletedFilter';
import { BulkAction } from './BulkAction';

@InputType({ description: 'Fields that UPDATE writes into each ad: those that may be alike in many ads.' })
class BulkFieldsInput extends BrochureInput {}

const { least = 1, most = 9998, refusal = '' } = describeField('adIndex');
const many = mostChosenAds.toLocaleString(locale);
const chosen = `Choose 1 to ${many} ads, or all that match a filter.`;

@InputType({ description: 'All deleted ads that match.' })
class DeletedFilterInput extends withDeletedFilter(Object) {}

@InputType({ description: 'What to do to which ads.' })
export class PrepareBulkJobInput {
  @Field(() => BulkAction, { description: 'What to do to each ad.' })
  action: BulkAction;

  @Field(() => [ID], {
    nullable: true,
    description: `Global ids of 1 to ${many} ads, in the order of NUMBER; instead of \`filter\`.`,
  })
  @IsOptional()
  @ArrayMinSize(1, { message: chosen })
  @ArrayMaxSize(mostChosenAds, { message: chosen })
  ids?: string[] | null;

  @Field(() => BrochureFilterInput, {
    nullable: true,
    description: 'All ads that match, up to 100,000; instead of `ids`. Drafts only if it asks for them.',
  })
  filter?: BrochureFilterInput | null;

  @Field(() => DeletedFilterInput, {
    nullable: true,
    description: 'For RESTORE: all deleted ads that match, up to 100,000; instead of `ids`.',
  })
  @IsOptional()
  @ValidateNested()
  trash?: DeletedFilterInput | null;

  @Field(() => [BrochureOrderInput], { nullable: true, description: 'Order of the ads of `filter`, for NUMBER.' })
  orderBy?: BrochureOrderInput[] | null;

  @Field(() => BulkFieldsInput, { nullable: true, description: 'For UPDATE: absent fields stay, null clears.' })
  @IsOptional()
  @ValidateNested()
  fields?: BulkFieldsInput | null;

  @Field(() => Int, { nullable: true, description: 'For NUMBER: the first index, 1 to 9998.' })
  @IsOptional()
  @Min(least, { message: refusal })
  @Max(most, { message: refusal })
  numberFrom?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Runs it at once, without a trial: for `ids` only, which the caller has chosen one by one.',
  })
  startsAtOnce?: boolean | null;
}
