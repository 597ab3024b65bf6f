import { addressParts } from '../../../domains/brochures/fields/addressParts';
import { describeField, type BrochureField } from '../../../domains/brochures/fields/brochureFields';
import { facets } from '../../../domains/browsing/facets/facetSql';
import { columnFields } from '../../../domains/brochures/fields/fieldValues';

const isCacheable = (name: BrochureField): boolean => !describeField(name).isUncacheable;
const isPartOfAddress = (name: BrochureField): boolean => describeField(name).input.path.includes('.');

/** Fields of an ad that people write. The description of each says whether it may be cached. */
const writtenFields = columnFields.filter((name) => name !== 'vendorId' && isCacheable(name) && !isPartOfAddress(name));

const page = ['edges', 'pageInfo', 'totalCount'];
const edge = ['cursor', 'node'];

/**
 * Fields that are the same for every visitor and whose tables announce their changes (migration `PublicChanges`). A
 * response with any other field is never cached: statistics, revisions, private data, and new fields by default.
 */
export const cacheableFields: Readonly<Record<string, readonly string[]>> = {
  Query: [
    ...['brochures', 'brochure', 'brochureMarkers', 'categories', 'mapAreas', 'streetIndex', 'printedMaps', 'places'],
    ...[
      'node',
      'nodes',
      'searchAdvice',
      'brochureFacets',
      'brochureLetters',
      'followTopic',
      'searchSuggestions',
      'nearbyBrochures',
      'legalText',
    ],
  ],
  LegalText: ['kind', 'version', 'text', 'versions'],
  LegalVersion: ['number', 'validFrom', 'validTo'],
  Node: ['id'],
  PageInfo: ['startCursor', 'endCursor', 'hasNextPage', 'hasPreviousPage'],
  BrochureConnection: [...page, 'offerCount'],
  BrochureEdge: [...edge, 'distanceKm'],
  NearbyBrochure: ['distanceKm', 'brochure'],
  Brochure: [
    ...['id', 'databaseId', 'did', 'type', 'status', 'archiveReason', 'isActive', 'version', 'createdAt', 'updatedAt'],
    ...['displayTitle', 'summary', 'category', 'brochureCategories', 'mapArea', 'vendor', 'assets', 'thumbnail'],
    ...['detailViewsCount', 'address', 'positionSource', 'timeZone', 'discountCents', 'discountPercent'],
    'tourismListing',
    ...['numberOfCouponsPurchased', 'couponsRemaining', 'couponHoursSummary', 'flipbookFrameUrl', 'qrCodeUrl'],
    ...writtenFields,
  ],
  TourismListing: [
    ...['organisation', 'productNumber', 'trackedUrl', 'bookingUrl', 'priceFromCents', 'hasPixel', 'pictureCredits'],
  ],
  Address: [...addressParts.filter(({ name }) => isCacheable(name)).map(({ part }) => part), 'countryCode'],
  Asset: [
    'id',
    'did',
    'type',
    'url',
    'altText',
    'contentType',
    'sortOrder',
    'width',
    'height',
    'dominantColor',
    'renditions',
  ],
  ImageRendition: ['url', 'width'],
  Vendor: ['id', 'databaseId', 'did', 'companyName'],
  BrochureFacets: facets,
  FacetCount: ['value', 'count'],
  SearchSuggestion: [...['kind', 'text', 'detail', 'code', 'databaseId', 'type', 'latitude', 'longitude', 'precision']],
  SearchAdvice: ['corrected', 'nearby', 'relaxed'],
  AdvisedSearch: ['q', 'without', 'totalCount'],
  FollowableTopic: [
    ...['name', 'listPath', 'followPath', 'rssPath', 'jsonFeedPath', 'calendarPath', 'geoJsonPath'],
    ...['embedPath', 'embedTopic'],
  ],
  Place: ['name', 'state', 'postcode', 'latitude', 'longitude', 'brochuresCount'],
  CategoryConnection: page,
  CategoryEdge: edge,
  Category: [
    'id',
    'code',
    'name',
    'sortOrder',
    'isActive',
    'parent',
    'subCategories',
    'activeBrochuresCount',
    'icon',
    'synonyms',
  ],
  MapAreaConnection: page,
  MapAreaEdge: edge,
  MapArea: [
    ...['id', 'did', 'code', 'name', 'state', 'activeBrochuresCount'],
    ...[
      'west',
      'south',
      'east',
      'north',
      'gridColumns',
      'gridRows',
      'streetsCount',
      'streetLetters',
      'isIndexFromPoints',
    ],
    ...['attributions', 'categories', 'nearest'],
  ],
  NearestMapArea: ['mapArea', 'distanceKm'],
  MapAreaCategory: ['category', 'activeBrochuresCount'],
  BrochureMarkers: ['totalCount', 'markers'],
  BrochureMarker: [
    ...['latitude', 'longitude', 'count', 'couponsCount', 'atdwCount', 'type', 'adIndex', 'databaseIds'],
    ...['west', 'south', 'east', 'north'],
  ],
  PrintedMapConnection: page,
  PrintedMapEdge: edge,
  PrintedMap: ['id', 'paper', 'orientation', 'mapArea', 'url', 'previewUrl', 'byteSize', 'pages', 'madeAt'],
  StreetIndexEntryConnection: page,
  StreetIndexEntryEdge: edge,
  StreetIndexEntry: [
    'id',
    'streetName',
    'locality',
    'label',
    'coordinateX',
    'coordinateY',
    'latitude',
    'longitude',
    'mapArea',
    'squares',
  ],
};
