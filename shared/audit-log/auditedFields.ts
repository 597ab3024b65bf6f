import { siteColours } from '../colours/siteColours';
import { readMappingField } from './mappingFields';

/** Kinds of values that the server names: what a number or code refers to. */
export type NamedKind =
  | 'account'
  | 'ad'
  | 'ads'
  | 'category'
  | 'categoryCode'
  | 'categoryCodes'
  | 'changedFiles'
  | 'files'
  | 'mapArea'
  | 'mapAreaDid'
  | 'vendor';

/** Kinds of values that the screen formats. */
export type FormattedKind =
  | 'adType'
  | 'archiveReason'
  | 'cents'
  | 'code'
  | 'fileAddress'
  | 'fileType'
  | 'job'
  | 'mappedColumn'
  | 'mappedValue'
  | 'presence'
  | 'staffRole'
  | 'status'
  | 'storedPicture'
  | 'vendorRole'
  | 'when'
  | 'yesNo';

/** How people read the values of an audited field; `hidden` ones are bookkeeping, and not shown. */
type AuditedKind = NamedKind | FormattedKind | 'text' | 'hidden';

export interface AuditedField {
  label: string;
  kind: AuditedKind;
}

/** Fields that more than one kind of record has, or that need no other reading in any of them. */
const fields: Readonly<Record<string, AuditedField>> = {
  ...{ abn: text('ABN'), action: code('Action'), added: text('New'), ads: text('Ads'), answer: text('Answer') },
  ...{ advertisingVersion: when('Conditions for advertisers'), allowedOrigins: text('Web sites that may use it') },
  ...{ altText: text('What it shows'), archiveReason: field('archiveReason', 'Why it was archived') },
  ...{
    archived: text('Archived'),
    archivedAt: when('Archived'),
    asset: hidden(),
    assetType: field('fileType', 'Kind of file'),
    assetUrl: field('fileAddress', 'Address'),
  },
  ...{ assets: field('files', 'Pictures and files'), changedAssets: field('changedFiles', 'Changed files') },
  ...{ assigneeId: field('account', 'Reviewer'), attribution: text('Attribution') },
  ...{ baseUrl: text('Address of the warehouse'), because: code('Why it ended'), brochureId: ad('Ad') },
  ...{ brochureCategories: field('categoryCodes', 'Other categories'), bytes: text('Size in bytes') },
  ...{ category: field('categoryCode', 'Category'), categoryId: field('category', 'Category') },
  ...{ categories: text('Categories'), changed: text('Corrected'), changedCount: text('Changed') },
  ...{ channel: code('How it came'), code: text('Code'), comment: text('Comment'), companyName: text('Company') },
  ...{ commissionerNotifiedOn: when('Commissioner notified'), confirmed: yesNo('Confirmed') },
  ...{ confirmedAt: when('Confirmed'), contactEmail: text('Contact email'), contactName: text('Contact') },
  ...{ coordinateX: text('Column of the grid'), coordinateY: text('Row of the grid'), copyOf: ad('Copy of') },
  ...{ count: text('Number'), countryCode: text('Country') },
  ...{ daysLeft: text('Days left'), decision: code('Decision'), deletedAt: when('Deleted') },
  ...{ description: text('Description'), detailViewsCount: text('Views'), device: text('Device'), did: hidden() },
  ...{ discountedPriceCents: field('cents', 'Price'), dryRun: yesNo('Trial only') },
  ...{ east: text('East edge'), email: text('Email'), eventTypes: text('Events'), expiresAt: when('Valid until') },
  ...{ externalId: text('Number at the source'), externalSource: text('Source') },
  ...{ fileName: text('File'), files: text('Number of files'), found: text('Found'), from: when('From') },
  ...{ gridColumns: text('Columns of the grid'), gridRows: text('Rows of the grid'), height: text('Height in pixels') },
  ...{ id: hidden(), isActive: yesNo('Takes new ads'), isDraft: yesNo('Draft'), isDryRun: yesNo('Trial only') },
  ...{ isNightly: yesNo('Fetches changes each night'), isPublished: yesNo('Published') },
  ...{ isShared: yesNo('Shared with colleagues'), isWanted: yesNo('Wants optional mails') },
  ...{ kept: text('Kept'), keptCount: text('Left as it is'), kind: code('Kind') },
  ...{ lastDay: when('Last day'), latitude: text('Latitude'), left: text('Codes left'), licence: text('Licence') },
  ...{ list: code('List'), locality: text('Suburb'), longitude: text('Longitude') },
  ...{
    mapArea: field('mapAreaDid', 'Map area'),
    mapAreaId: field('mapArea', 'Map area'),
    mergedFrom: ad('Merged with'),
  },
  ...{ messageId: text('Number of the message'), name: text('Name'), north: text('North edge') },
  ...{ notDuplicateOf: ad('No duplicate of'), numberOfCouponsPurchased: text('Coupons taken') },
  ...{
    optedOutAt: when('Unsubscribed'),
    orientation: code('Orientation'),
    outsideConditions: text('Outside its conditions'),
  },
  ...{ overlapHours: text('Hours that the old one works'), ownIcon: code('Icon'), page: text('Page') },
  ...{ paper: text('Paper'), parentId: field('category', 'Category above') },
  ...{ peopleNotifiedOn: when('People notified'), phoneNo: text('Phone'), positionSource: code('Position from') },
  ...{ postalAddress: text('Postal address'), prefix: text('Begins with'), printLayoutId: text('Layout') },
  ...{ profileName: text('Profile'), provider: text('Sign-in with'), publish: yesNo('Publishes at once') },
  ...{ publishedAt: when('Published'), reason: text('Reason'), recipients: text('Recipients') },
  ...{ recordStatus: field('presence', 'Record'), redeemedAt: when('Redeemed'), refused: text('Refused') },
  ...{ refusedCount: text('Refused'), regions: text('Regions'), remind: yesNo('Reminds') },
  renewed: text('Active again'),
  ...{ requestsPerMinute: text('Requests a minute'), revisionId: text('Change that waits'), scopes: text('May') },
  ...{ sentAt: when('Sent by the till'), sentCount: text('Times sent'), source: text('Source') },
  ...{ sourceName: text('Source'), south: text('South edge'), staffRole: field('staffRole', 'Role') },
  ...{ state: code('State'), states: text('States'), status: field('status', 'Status') },
  ...{ streetName: text('Street'), streets: text('Streets'), submittedAt: when('Submitted') },
  ...{ synonyms: text('Other words for searches'), terminationOverridden: yesNo('In spite of a closed login') },
  ...{ termsVersion: when('Terms of use'), timeZone: text('Time zone'), title: text('Title') },
  ...{ to: when('Until'), type: field('adType', 'Type'), unchangedCount: text('Unchanged') },
  ...{ undoneCount: text('Undone'), url: text('Address'), validFrom: when('From'), validTo: when('Until') },
  ...{ vanishing: text('Ads that would go'), vendorId: field('vendor', 'Vendor') },
  ...{ vendorRole: field('vendorRole', 'Role'), voidedAt: when('Voided'), west: text('West edge') },
  width: text('Width in pixels'),
};

/** Fields that mean something else in one kind of record. */
const fieldsOf: Readonly<Record<string, Readonly<Record<string, AuditedField>>>> = {
  Brochure: { sortOrder: text('Order number among the files') },
  BrochureRevision: { sortOrder: text('Order number among the files') },
  Category: { sortOrder: text('Place in the menu') },
  // its number and its name stay the same
  ImportProfile: { name: hidden() },
  JobRun: { name: field('job', 'Job') },
  PrintedMap: { name: text('Layout'), printLayoutId: hidden() },
  PrintLayout: {
    ...{ brochureIds: field('ads', 'Ads'), emergencyNumbers: text('Emergency numbers'), fold: code('Fold') },
    ...{ frame: text('First page shows'), hasBleed: yesNo('Bleed and marks'), insetRanges: text('Chosen parts') },
    ...{ insets: code('Enlarged parts'), layoutOf: hidden(), name: text('Name of the version') },
    ...{ sponsor: text('Sponsor'), sponsorPicture: field('storedPicture', 'Picture of the sponsor') },
    title: text('Title of the map'),
  },
  MapArea: { state: text('State'), kind: code('What was imported') },
  SiteSettings: {
    ...{ collection: text('Collection notice'), advertising: text('Conditions for advertisers') },
    ...{ icon: text('Icon'), logo: text('Logo'), logoDark: text('Logo in dark mode'), privacy: text('Privacy policy') },
    ...{ shortName: text('Short name'), socialLinks: text('Pages on social networks'), tagline: text('Tagline') },
    ...{ terms: text('Terms of use'), ...colours('light', 'by day'), ...colours('dark', 'in dark mode') },
  },
};

/** Returns how to show a field of a record; undefined for one that is not declared. */
export function findAuditedField(entityType: string, name: string): AuditedField | undefined {
  const mapped = entityType === 'ImportProfile' ? readMappingField(name) : null;
  if (mapped !== null) {
    const { column, value } = mapped;
    return value === null
      ? field('mappedColumn', `Column “${column}”`)
      : field('mappedValue', `“${value}” in column “${column}”`);
  }
  const own = Object.hasOwn(fieldsOf, entityType) ? fieldsOf[entityType] : undefined;
  if (own !== undefined && Object.hasOwn(own, name)) return own[name];
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

function field(kind: AuditedKind, label: string): AuditedField {
  return { label, kind };
}

function ad(label: string): AuditedField {
  return field('ad', label);
}

function code(label: string): AuditedField {
  return field('code', label);
}

function hidden(): AuditedField {
  return field('hidden', '');
}

function text(label: string): AuditedField {
  return field('text', label);
}

function when(label: string): AuditedField {
  return field('when', label);
}

function yesNo(label: string): AuditedField {
  return field('yesNo', label);
}

/** `light.primary` → "Main colour, by day". */
function colours(mode: string, when: string): Record<string, AuditedField> {
  return Object.fromEntries(
    Object.entries(siteColours).map(([name, label]) => [`${mode}.${name}`, text(`${label}, ${when}`)]),
  );
}
