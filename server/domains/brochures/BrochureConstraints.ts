import { Check, Index } from 'typeorm';
import { snakeCase } from '../../shared/text/snakeCase';
import { describeField, fieldNames, type BrochureField } from './fields/brochureFields';
import { brochureTypeCodes, brochureTypes } from './fields/brochureTypes';

/** SQL that holds a number to the limits of its field. */
function isInLimits(name: BrochureField): string {
  const { least, most } = describeField(name);
  return `${snakeCase(name)} BETWEEN ${String(least)} AND ${String(most)}`;
}

const longest = (name: BrochureField): string => String(describeField(name).most);

const lengthChecks = fieldNames
  .filter((name) => describeField(name).isLengthChecked)
  .map((name) => {
    const column = snakeCase(name);
    return Check(`brochures_${column}_check`, `char_length(${column}) <= ${longest(name)}`);
  });

const webAddresses = fieldNames
  .filter((name) => describeField(name).kind === 'url')
  .map((name) => {
    const column = snakeCase(name);
    return `(${column} ~* '^https?://[^[:space:]]+$' AND char_length(${column}) <= ${longest(name)})`;
  });

const shortestTitles = brochureTypeCodes
  .filter((code) => brochureTypes[code].shortestTitle !== 3)
  .map((code) => `WHEN '${code}' THEN ${brochureTypes[code].shortestTitle}`)
  .join(' ');

/** Database constraints of an ad, named after the rule, and its indexes. */
const constraints: readonly ClassDecorator[] = [
  Check('brochures_did_check', `did ~ '^[0-9A-Za-z_-]{12}$'`),
  Check('brochures_ad_index_check', isInLimits('adIndex')),
  Check('brochures_type_check', `type IN (${brochureTypeCodes.map((code) => `'${code}'`).join(', ')})`),
  Check('brochures_status_check', `status IN ('PENDING_REVIEW', 'PUBLISHED', 'ARCHIVED')`),
  Check('brochures_archive_reason_check', `archive_reason IN ('MANUAL', 'EXPIRED', 'REJECTED', 'SOURCE')`),
  Check(
    'brochures_archived_check',
    `(status = 'ARCHIVED') = (archive_reason IS NOT NULL) AND (status = 'ARCHIVED') = (archived_at IS NOT NULL)`,
  ),
  Check('brochures_draft_check', `submitted_at IS NOT NULL OR status = 'PENDING_REVIEW'`),
  Check(
    'brochures_title_check',
    `char_length(title) BETWEEN CASE type ${shortestTitles} ELSE 3 END AND ${longest('title')} AND title = btrim(title)`,
  ),
  ...lengthChecks,
  Check('brochures_published_title_check', `status <> 'PUBLISHED' OR title IS NOT NULL`),
  Check(
    'brochures_published_pass_through_check',
    `NOT (status = 'PUBLISHED' AND type = 'PT_AD' AND google_ad_url IS NULL)`,
  ),
  Check(
    'brochures_published_coupon_check',
    `NOT (status = 'PUBLISHED' AND type = 'CP_AD') OR (normal_price_cents > 0 AND discounted_price_cents < normal_price_cents AND (coupons_unlimited OR number_of_coupons IS NOT NULL) AND valid_to IS NOT NULL AND terms_of_offer IS NOT NULL) IS TRUE`,
  ),
  Check('brochures_price_check', `normal_price_cents >= 0 AND discounted_price_cents >= 0`),
  Check('brochures_number_of_coupons_check', isInLimits('numberOfCoupons')),
  Check('brochures_coupons_per_person_check', isInLimits('couponsPerPerson')),
  Check('brochures_unlimited_check', `NOT coupons_unlimited OR number_of_coupons IS NULL`),
  Check(
    'brochures_oversold_check',
    `number_of_coupons_purchased >= 0 AND (coupons_unlimited OR number_of_coupons_purchased <= coalesce(number_of_coupons, 0))`,
  ),
  Check('brochures_dates_check', `valid_from <= valid_to`),
  Check('brochures_postcode_check', `postcode ~ '^[0-9]{4}$'`),
  Check('brochures_state_check', `state IN ('NSW', 'NT', 'QLD', 'SA', 'TAS', 'WA', 'VIC', 'ACT')`),
  Check('brochures_country_code_check', `country_code = 'AU'`),
  Check('brochures_time_zone_check', `time_zone ~ '^(Australia|Pacific|Indian)/[A-Z][A-Za-z_]+$'`),
  Check('brochures_position_source_check', `position_source IN ('EXACT', 'STREET', 'SUBURB')`),
  Check('brochures_position_check', `${isInLimits('latitude')} AND ${isInLimits('longitude')}`),
  Check(
    'brochures_position_complete_check',
    `(latitude IS NULL) = (longitude IS NULL) AND (latitude IS NULL) = (position_source IS NULL)`,
  ),
  Check(
    'brochures_contact_email_check',
    `contact_email LIKE '_%@_%' AND char_length(contact_email) <= ${longest('contactEmail')}`,
  ),
  Check('brochures_urls_check', webAddresses.join(' AND ')),
  Check('brochures_deleted_check', `record_status = (deleted_at IS NULL)`),
  Check('brochures_external_check', `(external_source IS NULL) = (external_id IS NULL)`),
  Check('brochures_creation_key_check', `char_length(creation_key) BETWEEN 8 AND 100`),
  Check('brochures_detail_views_count_check', `detail_views_count >= 0`),
  Index('brochures_same_name_idx', { synchronize: false }),
  Index('brochures_same_phone_idx', { synchronize: false }),
  Index('brochures_did_key', ['did'], { unique: true }),
  Index('brochures_creation_key_key', ['creationKey'], { unique: true }),
  Index('brochures_external_key', ['externalSource', 'externalId'], { unique: true }),
  Index('brochures_public_list_idx', { synchronize: false }),
  Index('brochures_open_list_idx', { synchronize: false }),
  Index('brochures_area_list_idx', { synchronize: false }),
  Index('brochures_area_geo_idx', { synchronize: false }),
  Index('brochures_box_idx', { synchronize: false }),
  Index('brochures_list_idx', { synchronize: false }),
  Index('brochures_category_ids_idx', { synchronize: false }),
  Index('brochures_search_vector_idx', { synchronize: false }),
  Index('brochures_recommended_idx', { synchronize: false }),
  Index('brochures_area_recommended_idx', { synchronize: false }),
  Index('brochures_phone_digits_idx', { synchronize: false }),
  Index('brochures_email_words_idx', { synchronize: false }),
  Index('brochures_title_words_idx', { synchronize: false }),
  Index('brochures_title_key_idx', { synchronize: false }),
  Index('brochures_company_key_idx', { synchronize: false }),
  Index('brochures_name_vector_idx', { synchronize: false }),
  Index('brochures_title_idx', { synchronize: false }),
  Index('brochures_ends_soon_idx', { synchronize: false }),
  Index('brochures_saving_idx', { synchronize: false }),
  Index('brochures_price_idx', { synchronize: false }),
  Index('brochures_newest_idx', { synchronize: false }),
  Index('brochures_updated_idx', { synchronize: false }),
  Index('brochures_geo_idx', { synchronize: false }),
  Index('brochures_outward_hosts_idx', { synchronize: false }),
  Index('brochures_ending_idx', { synchronize: false }),
  Index('brochures_deleted_idx', ['deletedAt', 'id'], { where: 'NOT record_status' }),
  Index('brochures_vendor_id_idx', ['vendorId']),
  Index('brochures_category_id_idx', { synchronize: false }),
  Index('brochures_map_area_id_idx', ['mapAreaId']),
];

export const BrochureConstraints: ClassDecorator = (brochure) => {
  for (const constrain of constraints) constrain(brochure);
};
