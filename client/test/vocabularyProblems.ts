/**
 * The part of schema.org's vocabulary that this site uses: for each type its properties and the kind of their values.
 * Sources: schema.org (LocalBusiness, Offer, PostalAddress, GeoCoordinates, OpeningHoursSpecification, BreadcrumbList, CollectionPage, Place, ItemList, ListItem) and the
 * requirements in Google's documentation of rich results.
 */
type Kind =
  | 'text'
  | 'url'
  | 'number'
  | 'date'
  | 'price'
  | 'currency'
  | 'reference'
  | 'urls'
  | 'availability'
  | 'time'
  | 'days'
  | object;

interface TypeRules {
  required: readonly string[];
  properties: Record<string, Kind>;
}

const listItems = { items: ['ListItem'] };

const vocabulary: Record<string, TypeRules> = {
  LocalBusiness: {
    required: ['@id', 'name'],
    properties: {
      ...{ name: 'text', description: 'text', url: 'url', telephone: 'text', image: 'url', sameAs: 'urls' },
      ...{ address: { type: 'PostalAddress' }, geo: { type: 'GeoCoordinates' } },
      openingHoursSpecification: { items: ['OpeningHoursSpecification'] },
    },
  },
  OpeningHoursSpecification: {
    required: ['opens', 'closes'],
    properties: { opens: 'time', closes: 'time', dayOfWeek: 'days', validFrom: 'date', validThrough: 'date' },
  },
  Offer: {
    required: ['name', 'url', 'availability', 'offeredBy'],
    properties: {
      ...{ name: 'text', description: 'text', url: 'url', image: 'url', price: 'price', priceCurrency: 'currency' },
      ...{ validFrom: 'date', validThrough: 'date', priceValidUntil: 'date', availability: 'availability' },
      offeredBy: 'reference',
    },
  },
  PostalAddress: {
    required: ['addressCountry'],
    properties: {
      ...{ streetAddress: 'text', addressLocality: 'text', addressRegion: 'text', postalCode: 'text' },
      addressCountry: 'text',
    },
  },
  GeoCoordinates: { required: ['latitude', 'longitude'], properties: { latitude: 'number', longitude: 'number' } },
  BreadcrumbList: { required: ['itemListElement'], properties: { itemListElement: listItems } },
  CollectionPage: {
    required: ['name', 'url', 'about'],
    properties: { name: 'text', url: 'url', about: { type: 'Place' } },
  },
  Place: { required: ['name'], properties: { name: 'text' } },
  ItemList: {
    required: ['itemListElement'],
    properties: { name: 'text', numberOfItems: 'number', itemListElement: listItems },
  },
  ListItem: {
    required: ['position'],
    properties: { position: 'number', name: 'text', item: 'url', url: 'url' },
  },
};

const isUrl = (value: unknown): boolean => typeof value === 'string' && /^https?:\/\/[^\s<>"]+$/.test(value);

const fits: Record<string, (value: unknown) => boolean> = {
  text: (value) => typeof value === 'string' && value.trim() !== '',
  url: isUrl,
  urls: (value) => Array.isArray(value) && value.length > 0 && value.every(isUrl),
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  date: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value),
  time: (value) => typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value),
  days: (value) =>
    [value].flat().every((day) => /^https:\/\/schema\.org\/([A-Z][a-z]+day|PublicHolidays)$/.test(String(day))),
  price: (value) => typeof value === 'string' && /^\d+\.\d\d$/.test(value),
  currency: (value) => value === 'AUD',
  availability: (value) => value === 'https://schema.org/InStock' || value === 'https://schema.org/SoldOut',
  reference: (value) => typeof value === 'object' && value !== null && isUrl((value as { '@id'?: unknown })['@id']),
};

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function propertyProblems(path: string, kind: Kind | undefined, value: unknown): string[] {
  if (kind === undefined) return [`${path} is no property of it`];
  if (typeof kind === 'string') return fits[kind]?.(value) === true ? [] : [`${path} is no ${kind}`];
  if ('items' in kind) {
    if (!Array.isArray(value)) return [`${path} is no list`];
    const isWrong = (item: unknown, index: number) =>
      isRecord(item) && item['@type'] === 'ListItem' && item['position'] !== index + 1;
    const wrongPlace = value.some(isWrong);
    return [
      ...(wrongPlace ? [`${path} is not numbered from 1`] : []),
      ...value.flatMap((item, index) => vocabularyProblems(item, `${path}[${String(index)}]`)),
    ];
  }
  return vocabularyProblems(value, path);
}

/** What is wrong with a thing in schema.org's words; nothing, if it is well said. */
export function vocabularyProblems(thing: unknown, path = 'thing'): string[] {
  if (!isRecord(thing)) return [`${path} is no thing`];
  const type = String(thing['@type']);
  const rules = vocabulary[type];
  if (!rules) return [`${path} has the unknown type ${type}`];
  const missing = rules.required.filter((name) => !(name in thing)).map((name) => `${path} lacks ${name}`);
  const wrong = Object.entries(thing)
    .filter(([name]) => name !== '@type')
    .flatMap(([name, value]) =>
      propertyProblems(`${path}.${name}`, name === '@id' ? 'url' : rules.properties[name], value),
    );
  return [...missing, ...wrong];
}
