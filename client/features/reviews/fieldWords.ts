import { formatDate } from '../../shared/formatDate';
import { formatMoney } from '../../shared/formatMoney';

/** Names of fields for people, in the order of a form. */
export const fieldNames: Readonly<Record<string, string>> = {
  title: 'Title',
  highlights: 'Highlights',
  description: 'Description',
  companyName: 'Company',
  normalPriceCents: 'Normal price',
  discountedPriceCents: 'Price with the offer',
  normalPriceSince: 'Normal price charged since',
  numberOfCoupons: 'Number of coupons',
  couponsUnlimited: 'Unlimited coupons',
  termsOfOffer: 'Terms of the offer',
  validFrom: 'First day',
  validTo: 'Last day',
  category: 'Category',
  brochureCategories: 'Further categories',
  mapArea: 'Area',
  'address.line1': 'Street and number',
  'address.line2': 'Building, level, shop',
  'address.city': 'Suburb or town',
  'address.postcode': 'Postcode',
  'address.state': 'State',
  'address.locationUrl': 'Link to a map',
  latitude: 'Latitude',
  longitude: 'Longitude',
  personName: 'Person behind the offer',
  contactName: 'Contact',
  contactPhone: 'Telephone of the contact',
  contactEmail: 'E-mail',
  phoneNo: 'Telephone',
  wwwUrl: 'Web site',
  facebookUrl: 'Facebook',
  instagramUrl: 'Instagram',
  linkedInUrl: 'LinkedIn',
  twitterUrl: 'X (Twitter)',
  tiktokUrl: 'TikTok',
  youtubeUrl: 'YouTube',
  flipbookUrl: 'Flip book',
  googleAdUrl: 'Leads to',
  assets: 'Pictures and files',
};

export function fieldName(field: string): string {
  return fieldNames[field] ?? field;
}

const order = Object.keys(fieldNames);

export function byField(a: { field: string }, b: { field: string }): number {
  const place = ({ field }: { field: string }): number => (order.includes(field) ? order.indexOf(field) : order.length);
  return place(a) - place(b);
}

/** A value as the server writes it (`RevisedField`), as people read it. */
export function valueWords(field: string, value: string | null): string {
  if (value === null || value === '') return '';
  if (field.endsWith('Cents')) return formatMoney(Number(value));
  if (field === 'couponsUnlimited') return value === 'true' ? 'Yes' : 'No';
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return formatDate(value);
  return withoutMarkup(value);
}

/** Paragraphs and items of a list become lines; what else is marked up reads without. */
function withoutMarkup(text: string): string {
  if (!/<[a-z/!?]/i.test(text)) return text;
  const lines = text.replace(/<li>/gi, '• ').replace(/<\/(p|h3|h4|li|ul|ol)>|<br\s*\/?>/gi, '\n');
  const plain = new DOMParser().parseFromString(lines, 'text/html').body.textContent;
  return plain.replace(/\n{3,}/g, '\n\n').trim();
}
