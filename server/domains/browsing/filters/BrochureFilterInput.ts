import { Field, InputType, Int, Float } from 'type-graphql';
import { BrochureStatus } from '../../brochures/BrochureStatus';
import { BrochureType } from '../../brochures/BrochureType';
import { GraphQLDateTime } from '../../../shared/scalars/GraphQLDateTime';
import type { BrochureFilter, Near, Box, DataQualityFilter } from './BrochureFilter';
import { defaultListTypesText } from './defaultListTypes';

@InputType('DataQualityFilter', {
  description: 'What those who keep the directory look for. FORBIDDEN for everyone but administrators.',
})
class DataQualityFilterInput implements DataQualityFilter {
  @Field(() => Int, {
    nullable: true,
    description: 'Inside their dates now, and over within so many days, 0 to 366.',
  })
  endingWithinDays?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'true: coupons of which none is left; false: all other ads.',
  })
  soldOut?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'true: no picture; false: at least one.' })
  withoutPicture?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'true: no position; false: with one.' })
  withoutPosition?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'true: no position, only the middle of its suburb, or outside of its map area; false: a position without doubt.',
  })
  doubtfulPosition?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'true: a link that failed three times in a row; false: all other ads.',
  })
  brokenLinks?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'true: no index; false: with one.' })
  withoutIndex?: boolean | null;

  @Field(() => Int, { nullable: true, description: 'Index of this number or higher, 1 to 9998.' })
  minIndex?: number | null;

  @Field(() => Int, { nullable: true, description: 'Index of this number or lower, 1 to 9998.' })
  maxIndex?: number | null;

  @Field(() => Int, { nullable: true, description: 'So many counted views or more.' })
  minViews?: number | null;

  @Field(() => Int, { nullable: true, description: 'So many counted views or fewer.' })
  maxViews?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      '`databaseId` of a bulk job: the ads that it has changed, or that the import of a file has made and changed.',
  })
  bulkJob?: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Part of the title, or of the company name where there is none; without regard to case and accents; up to 120 characters.',
  })
  title?: string | null;
}

@InputType('BrochureUpkeep', { description: 'The former name of `DataQualityFilter`, of the deprecated `upkeep`.' })
class FormerDataQualityFilterInput extends DataQualityFilterInput {}

@InputType({
  description: 'A box on the map, in degrees. One whose west is greater than its east crosses the date line.',
})
class BoxInput implements Box {
  @Field(() => Float, { description: 'Western edge, -180 to 180.' })
  west: number;

  @Field(() => Float, { description: 'Southern edge, -90 to 90.' })
  south: number;

  @Field(() => Float, { description: 'Eastern edge, -180 to 180.' })
  east: number;

  @Field(() => Float, { description: 'Northern edge, -90 to 90.' })
  north: number;
}

@InputType({
  description: 'Around a point. Ads without a position are left out. The point is neither stored nor logged.',
})
class NearInput implements Near {
  @Field(() => Float, { description: 'Degrees, -90 to 90, south negative.' })
  latitude: number;

  @Field(() => Float, { description: 'Degrees, -180 to 180, east positive.' })
  longitude: number;

  @Field(() => Float, { nullable: true, description: 'Kilometres, at most; no limit when absent.' })
  withinKm?: number | null;
}

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

  @Field(() => Boolean, {
    nullable: true,
    description:
      'true: drafts only, which are PENDING_REVIEW too; false: no drafts. Absent: a vendor gets those of its own, administrators only together with `ids`. Nobody else sees drafts.',
  })
  isDraft?: boolean | null;

  @Field(() => [BrochureType], {
    nullable: true,
    description: `Absent: ${defaultListTypesText} for the public (any type together with \`ids\`), all for administrators.`,
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

  @Field(() => Int, {
    nullable: true,
    description:
      '`databaseId` of a public ad: the ads of its business, itself included. These are the ads of its vendor; without a vendor, those of the same company name in the same suburb or with the same telephone number.',
  })
  businessOf?: number | null;

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

  @Field(() => Boolean, {
    nullable: true,
    description:
      'true: open at this moment by `openingHours`, by the clock and the public holidays of its place; false: the others, also those without opening hours.',
  })
  openNow?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'true: coupons that can be used at this moment by `couponHours`, by the clock and the public holidays of their place, also those without such times; false: all other ads.',
  })
  usableNow?: boolean | null;

  @Field(() => [String], {
    nullable: true,
    description:
      'Suburbs or towns of the address, as "Carlton" or "Carlton VIC", in any case; several mean OR. An unknown one matches nothing.',
  })
  suburbs?: string[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'true: offers that show a price; false: all other ads.',
  })
  withPrice?: boolean | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Offers with a shown saving of this many percent or more, 1 to 100.',
  })
  minSaving?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Ads that end within this many days from now, 0 to 366. Ads without a last day are left out.',
  })
  endsWithinDays?: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'A letter from A to Z in any case, or `0-9`: ads whose title begins so, or whose company name where there is no title. Accents do not count.',
  })
  letter?: string | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description:
      'Published ads with a visible change since this moment: of the ad, its files, or the names of its company, categories and area. Mirrors use `brochureChanges`.',
  })
  updatedSince?: Date | null;

  @Field(() => DataQualityFilterInput, { nullable: true, description: 'For administrators only.' })
  dataQuality?: DataQualityFilterInput | null;

  @Field(() => FormerDataQualityFilterInput, {
    nullable: true,
    deprecationReason: 'Since 28 November 2026, until 27 May 2027: use `dataQuality`.',
    description: 'The former name of `dataQuality`. VALIDATION_FAILED beside it.',
  })
  upkeep?: FormerDataQualityFilterInput | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Of a preview link (its parameter `preview`): opens the ads waiting for review that it names, whatever their dates unless `isActive` is given. One that has ended or was withdrawn opens nothing.',
  })
  previewToken?: string | null;
}
