import { Field, InputType, Int } from 'type-graphql';
import { BrochureStatus } from '../../brochures/BrochureStatus';
import { BrochureType } from '../../brochures/BrochureType';
import { BoxInput } from './BoxInput';
import type { BrochureFilter } from './BrochureFilter';
import { BrochureUpkeepInput } from './BrochureUpkeepInput';
import { NearInput } from './NearInput';

@InputType('BrochureFilter', {
  description:
    'Which ads a list is to have: all conditions that are given have to hold. Lists take up to 500 values; an empty one matches nothing.',
})
export class BrochureFilterInput implements BrochureFilter {
  @Field(() => [BrochureStatus], {
    nullable: true,
    description:
      'Absent: published ads for the public, every state for administrators. The public sees pending ads only together with `ids` or `vendorId` and a `previewToken` that opens them, which is then what absent means; archived ones never. What it may not see is left out.',
  })
  statuses?: BrochureStatus[] | null;

  @Field(() => [BrochureType], {
    nullable: true,
    description:
      'Absent: LP_AD, CP_AD and BLD_AD for the public (any type together with `ids`), all for administrators.',
  })
  types?: BrochureType[] | null;

  @Field(() => [String], {
    nullable: true,
    description:
      'Codes. The main or a further category of the ad; a parent includes its sub-categories; several mean OR. An unknown code matches nothing.',
  })
  categories?: string[] | null;

  @Field(() => [String], {
    nullable: true,
    description: '`did` or `code` of map areas; several mean OR. An unknown one matches nothing.',
  })
  mapAreas?: string[] | null;

  @Field(() => Int, { nullable: true, description: '`databaseId` of a vendor.' })
  vendorId?: number | null;

  @Field(() => [Int], { nullable: true, description: '`databaseId` of ads.' })
  ids?: number[] | null;

  @Field(() => String, {
    nullable: true,
    description: 'Text search over title, company, highlights and description, up to 200 characters.',
  })
  q?: string | null;

  @Field(() => NearInput, { nullable: true, description: 'Around a point; fills `distanceKm` of the edges.' })
  near?: NearInput | null;

  @Field(() => BoxInput, { nullable: true, description: 'Inside a box on the map.' })
  box?: BoxInput | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Inside its dates, in the time zone of the ad; false: outside them, for the public only what has ended. Absent: true for the public, either for administrators.',
  })
  isActive?: boolean | null;

  @Field(() => BrochureUpkeepInput, { nullable: true, description: 'For administrators only.' })
  upkeep?: BrochureUpkeepInput | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Of a preview link (its parameter `preview`): opens the ads waiting for review that it names, whatever their dates unless `isActive` is given. One that has ended or was withdrawn opens nothing.',
  })
  previewToken?: string | null;
}
