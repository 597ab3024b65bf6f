import { formatMoment } from '../../shared/dates/formatMoment';
import { auditedLabel, auditedValueText } from './auditedValueText';

const instant = '2026-11-22T01:00:00.000Z';

it.each([
  ['Brochure', 'status', 'PENDING_REVIEW', 'Status', 'Pending review'],
  ['Brochure', 'archiveReason', 'MANUAL', 'Why it was archived', 'by hand'],
  ['Brochure', 'archiveReason', 'SOURCE', 'Why it was archived', 'gone from source'],
  ['Brochure', 'normalPriceCents', '2490', 'Normal price', '$24.90'],
  ['Brochure', 'status', 'SOMETHING_NEW', 'Status', 'SOMETHING_NEW'],
  ['Brochure', 'title', 'PUBLISHED', 'Title', 'PUBLISHED'],
  ['Brochure', 'recordStatus', 'false', 'Record', 'deleted'],
  ['Brochure', 'isDraft', 'true', 'Draft', 'yes'],
  ['Brochure', 'expiresAt', instant, 'Valid until', formatMoment(instant)],
  ['Brochure', 'sortOrder', '2', 'Order number among the files', '2'],
  ['Brochure', 'assetType', 'BROCHURE_IMAGE', 'Kind of file', 'Picture'],
  ['Brochure', 'assetUrl', `/files/${'1feb1367'.repeat(8)}/original.png`, 'Address', 'stored here, 1feb1367'],
  ['Brochure', 'assetUrl', 'https://pictures.example/one.jpg', 'Address', 'https://pictures.example/one.jpg'],
  ['Category', 'sortOrder', '2', 'Place in the menu', '2'],
  ['JobRun', 'name', 'deliver-mail', 'Job', 'Send a mail'],
  ['Enquiry', 'state', 'OPEN', 'State', 'Open'],
  ['MapArea', 'state', 'QLD', 'State', 'QLD'],
  ['CouponPurchase', 'redeemedAt', instant, 'Redeemed', formatMoment(instant)],
  ['CouponPurchase', 'discountedPriceCents', '1500', 'Price', '$15.00'],
  ['DataBreach', 'peopleNotifiedOn', '2026-11-22', 'People notified', '22/11/2026'],
  ['Account', 'staffRole', 'READER', 'Role', 'Read only'],
  ['SiteSettings', 'light.primary', '#123456', 'Main colour, by day', '#123456'],
  ['ImportProfile', 'column:notes', '', 'Column “notes”', 'not read'],
  ['ImportProfile', 'value:["group","Eating out"]', 'FOOD_DRINK', '“Eating out” in column “group”', 'FOOD_DRINK'],
  ['ImportProfile', 'value:["group","n/a"]', '', '“n/a” in column “group”', 'empty'],
  ['PrintLayout', 'fold', 'ACCORDION', 'Fold', 'Accordion'],
  ['PrintLayout', 'sponsorPicture', `${'1feb1367'.repeat(8)} A tern`, 'Picture of the sponsor', '“A tern”, 1feb1367'],
  ['Strange', 'someNewField', 'X_1', 'Some new field', 'X_1'],
])('of %s writes %s %s as “%s: %s”', (entityType, field, value, label, text) => {
  expect(auditedLabel(entityType, field)).toBe(label);
  expect(auditedValueText(entityType, field, value)).toBe(text);
});

it('leaves bookkeeping out', () => {
  expect(auditedLabel('MapArea', 'did')).toBeNull();
  expect(auditedLabel('PrintedMap', 'printLayoutId')).toBeNull();
});
