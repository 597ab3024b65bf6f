import { IsInt, Max, Min, ValidateIf, ValidateNested } from 'class-validator';
import { Field, Float, InputType, Int } from 'type-graphql';
import { GraphQLDate } from '../../../shared/scalars/GraphQLDate';
import { HasLength } from '../../../shared/validation/HasLength';
import { IsAustralianPhone } from '../../../shared/validation/IsAustralianPhone';
import { IsEmailAddress } from '../../../shared/validation/IsEmailAddress';
import { IsWebAddress } from '../../../shared/validation/IsWebAddress';
import { AddressInput } from './AddressInput';
import { HasTitleLength } from './HasTitleLength';

const Given = (): PropertyDecorator => ValidateIf((_, value) => value != null);
const text = (description: string) => ({ nullable: true, description });

/**
 * What people may write into an ad, with the rules that a field can be held to by itself
 * (docs/rules/ads-and-types.md#field-limits). GraphQL takes it as it is, REST reads its own names into it, so both
 * refuse alike. Absent means "leave as it is", null or a blank text means "none".
 */
@InputType({ description: 'What people may write into an ad.' })
export abstract class BrochureInput {
  @Field(() => String, text('3 to 120 characters, of a BLD_AD 2 to 120; a published ad needs it.'))
  @HasTitleLength()
  title?: string | null;

  @Field(() => String, text('What is special, in up to 1,000 characters.'))
  @HasLength(1, 1000, 'Highlights have at most 1,000 characters.')
  highlights?: string | null;

  @Field(
    () => String,
    text('Up to 10,000 characters. Markup: p, br, h3, h4, ul, ol, li, strong, b, em, i, u and a; the rest is removed.'),
  )
  @HasLength(1, 10_000, 'A description has at most 10,000 characters.')
  description?: string | null;

  @Field(() => String, text('Name of the company as the ad gives it.'))
  @HasLength(1, 200, 'A company name has at most 200 characters.')
  companyName?: string | null;

  @Field(() => Int, { nullable: true, description: '`databaseId` of the company whose ad it is. Administrators only.' })
  vendorId?: number | null;

  @Field(() => String, text('Code of the main category or sub-category, which has to be active.'))
  category?: string | null;

  @Field(() => [String], text('Codes of further categories: all of them, at most 10.'))
  brochureCategories?: string[] | null;

  @Field(() => String, text('`did` or `code` of the map area.'))
  mapArea?: string | null;

  @Field(() => Int, text('1 to 9998, or null for none. Administrators only.'))
  @Given()
  @IsInt({ message: 'An index is a whole number from 1 to 9998.' })
  @Min(1, { message: 'An index is a whole number from 1 to 9998.' })
  @Max(9998, { message: 'An index is a whole number from 1 to 9998.' })
  adIndex?: number | null;

  @Field(() => AddressInput, text('Where the offer is to be had; null clears all of it.'))
  @ValidateNested()
  address?: AddressInput | null;

  @Field(() => Float, text('Pin: degrees, south negative, -55 to -9. Needs `longitude`.'))
  @Given()
  @Min(-55, { message: 'A latitude in Australia lies between -55 and -9.' })
  @Max(-9, { message: 'A latitude in Australia lies between -55 and -9.' })
  latitude?: number | null;

  @Field(() => Float, text('Pin: degrees, east positive, 96 to 168.5. Needs `latitude`.'))
  @Given()
  @Min(96, { message: 'A longitude in Australia lies between 96 and 168.5.' })
  @Max(168.5, { message: 'A longitude in Australia lies between 96 and 168.5.' })
  longitude?: number | null;

  @Field(() => GraphQLDate, text("First day, in the ad's own time zone; null: at once."))
  validFrom?: string | null;

  @Field(() => GraphQLDate, text("Last day, in the ad's own time zone; null: no end. A coupon needs one."))
  validTo?: string | null;

  @Field(() => Int, text('CP_AD: price without the offer, in cents (AUD).'))
  @Given()
  @Min(0, { message: 'A price is $0.00 or more.' })
  @Max(99_999_999, { message: 'A price is at most $999,999.99.' })
  normalPriceCents?: number | null;

  @Field(() => Int, text('CP_AD: price with the offer, in cents (AUD), GST included; below the normal price.'))
  @Given()
  @Min(0, { message: 'A price is $0.00 or more.' })
  @Max(99_999_999, { message: 'A price is at most $999,999.99.' })
  discountedPriceCents?: number | null;

  @Field(
    () => GraphQLDate,
    text('CP_AD: since when the normal price has been charged, before the offer begins; publishing needs it.'),
  )
  normalPriceSince?: string | null;

  @Field(() => Int, text('CP_AD: 1 to 9998; not below what is taken. Null with `couponsUnlimited`.'))
  @Given()
  @IsInt({ message: 'The number of coupons is a whole number from 1 to 9998.' })
  @Min(1, { message: 'The number of coupons is a whole number from 1 to 9998.' })
  @Max(9998, { message: 'The number of coupons is a whole number from 1 to 9998.' })
  numberOfCoupons?: number | null;

  @Field(() => Boolean, text('CP_AD: whether coupons never run out.'))
  couponsUnlimited?: boolean | null;

  @Field(() => String, text('LP_AD, CP_AD: conditions of the offer, up to 10,000 characters.'))
  @HasLength(1, 10_000, 'The terms of an offer have at most 10,000 characters.')
  termsOfOffer?: string | null;

  @Field(() => String, text('Person behind the offer.'))
  @HasLength(1, 120, 'A name has at most 120 characters.')
  personName?: string | null;

  @Field(() => String, text('Whom to ask for.'))
  @HasLength(1, 120, 'A name has at most 120 characters.')
  contactName?: string | null;

  @Field(() => String, text('Telephone number of the contact, one that works in Australia.'))
  @IsAustralianPhone()
  contactPhone?: string | null;

  @Field(() => String, text('E-mail address for enquiries.'))
  @IsEmailAddress()
  contactEmail?: string | null;

  @Field(() => String, text('Telephone number, one that works in Australia; no premium rate.'))
  @IsAustralianPhone()
  phoneNo?: string | null;

  @Field(() => String, text('Web site. Like all addresses: https:// is added where there is no scheme.'))
  @IsWebAddress()
  wwwUrl?: string | null;

  @Field(() => String, text('Facebook page; not on PT_AD.'))
  @IsWebAddress()
  facebookUrl?: string | null;

  @Field(() => String, text('Instagram page; not on PT_AD.'))
  @IsWebAddress()
  instagramUrl?: string | null;

  @Field(() => String, text('LinkedIn page; not on PT_AD.'))
  @IsWebAddress()
  linkedInUrl?: string | null;

  @Field(() => String, text('Twitter (X) page; not on PT_AD.'))
  @IsWebAddress()
  twitterUrl?: string | null;

  @Field(() => String, text('TikTok page; not on PT_AD.'))
  @IsWebAddress()
  tiktokUrl?: string | null;

  @Field(() => String, text('YouTube page; not on PT_AD.'))
  @IsWebAddress()
  youtubeUrl?: string | null;

  @Field(() => String, text('BRO_AD: flip book.'))
  @IsWebAddress()
  flipbookUrl?: string | null;

  @Field(() => String, text('PT_AD: where the ad leads.'))
  @IsWebAddress()
  googleAdUrl?: string | null;
}
