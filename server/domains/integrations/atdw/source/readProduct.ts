import { describeField, type BrochureField } from '../../../brochures/fields/brochureFields';
import { brochureTypes } from '../../../brochures/fields/brochureTypes';
import { leadsToBadHost } from '../../../brochures/writing/checks/leadsToBadHost';
import { getTimeZone } from '../../../../shared/australia/getTimeZone';
import { isIsoDate } from '../../../../shared/dates/isIsoDate';
import { isEmailAddress } from '../../../../shared/emails/isEmailAddress';
import { normalizePhone } from '../../../../shared/phones/normalizePhone';
import { cleanLine } from '../../../../shared/text/cleanLine';
import { cleanText } from '../../../../shared/text/cleanText';
import { escapeHtml } from '../../../../shared/text/escapeHtml';
import { normalizeUrl } from '../../../../shared/urls/normalizeUrl';
import { numberIn, objectIn, objectsIn, textIn } from './jsonValues';
import { readAddress } from './readAddress';
import { readPictures } from './readPictures';
import { sourceUrl } from './sourceUrl';
import type { SourceProduct } from './SourceProduct';

interface Reading {
  /** of the warehouse */
  baseUrl: string;
  badHosts: ReadonlySet<string>;
}

type Values = Readonly<Record<string, unknown>>;

/**
 * Reads a whole product (docs/rules/tourism-ads.md#mapping). Values that the site cannot take are left out; texts that
 * are too long are cut.
 *
 * @returns a sentence that says why it cannot be an ad
 */
export function readProduct(
  answer: unknown,
  productId: string,
  { baseUrl, badHosts }: Reading,
): SourceProduct | string {
  const product = objectIn(answer);
  if (product === null || textIn(product, 'productId') !== productId) return 'The warehouse sent no such product.';
  const title = lineIn(product, 'productName', 'title');
  const { shortestTitle } = brochureTypes.ATDW_AD;
  if (title === null || Array.from(title).length < shortestTitle) {
    return `Its name is shorter than ${shortestTitle} characters.`;
  }
  const categoryCode = textIn(product, 'productCategoryId');
  if (categoryCode === null) return 'It has no category.';
  const organisation = lineIn(product, 'owningOrganisationName', 'companyName');
  const address = readAddress(product);
  const ways = contactsOf(product, badHosts);
  const [validFrom, validTo] = datesOf(product);
  const price = numberIn(product, 'rateFrom');
  return {
    productId,
    categoryCode,
    columns: {
      title,
      company_name: organisation,
      highlights: textOf(textIn(product, 'productShortDescription'), 'highlights'),
      description: markupOf(textIn(product, 'productDescription')),
      ...address,
      time_zone: getTimeZone(address.state, address.postcode),
      phone_no: ways.phone,
      contact_email: ways.email,
      www_url: ways.website,
      facebook_url: socialPageOf(product, 'FACEBOOK', badHosts),
      instagram_url: socialPageOf(product, 'INSTAGRAM', badHosts),
      valid_from: validFrom,
      valid_to: validTo,
    },
    listing: {
      product_number: textOf(textIn(product, 'productNumber'), 40),
      organisation,
      pixel_url: sourceUrl(textIn(product, 'productPixelURL'), baseUrl),
      tracked_url: sourceUrl(ways.trackedWebsite, baseUrl),
      booking_url: sourceUrl(ways.trackedBooking, baseUrl) ?? ways.booking,
      price_from_cents: price !== null && price > 0 && price < 1_000_000 ? Math.round(price * 100) : null,
    },
    pictures: readPictures(product, baseUrl),
  };
}

function lineIn(product: Values, name: string, field: BrochureField): string | null {
  return textOf(cleanLine(textIn(product, name) ?? ''), field);
}

/** Cuts after a whole character; null for a text without anything visible. */
function textOf(text: string | null, longest: BrochureField | number): string | null {
  const most = typeof longest === 'number' ? longest : (describeField(longest).most ?? 0);
  const characters = Array.from(cleanText(text ?? ''));
  const cut =
    characters.length > most
      ? `${characters
          .slice(0, most - 1)
          .join('')
          .trimEnd()}…`
      : characters.join('');
  return cut === '' ? null : cut;
}

/** A source writes plain text. What looks like a tag is text too. */
function markupOf(text: string | null): string | null {
  const plain = textOf(text, 'description');
  if (plain === null || !/<[a-z/!?]/i.test(plain)) return plain;
  const escaped = `<p>${escapeHtml(plain)
    .replace(/\n{2,}/g, '</p><p>')
    .replaceAll('\n', '<br />')}</p>`;
  return Array.from(escaped).length <= (describeField('description').most ?? 0) ? escaped : plain.replaceAll('<', '‹');
}

interface Contacts {
  phone: string | null;
  email: string | null;
  website: string | null;
  trackedWebsite: string | null;
  booking: string | null;
  trackedBooking: string | null;
}

function contactsOf(product: Values, badHosts: ReadonlySet<string>): Contacts {
  const all = objectsIn(product, 'communication');
  const find = (code: string) => all.find((each) => textIn(each, 'attributeIdCommunication') === code) ?? null;
  const email = textIn(find('CAEMENQUIR'), 'communicationDetail');
  const urlOf = (way: Values | null) => normalizeUrl(textIn(way, 'communicationDetail') ?? '') ?? null;
  // the tracked address leads on to the same host
  const findGood = (code: string) => (leadsToBadHost(urlOf(find(code)) ?? '', badHosts) ? null : find(code));
  const [website, booking] = [findGood('CAURENQUIR'), findGood('CAUBENQUIR')];
  return {
    phone: phoneOf(find('CAPHENQUIR')) ?? phoneOf(find('CAMBENQUIR')),
    email: email !== null && isEmailAddress(email) ? email : null,
    website: urlOf(website),
    trackedWebsite: textIn(website, 'communicationDetailWithTracking'),
    booking: urlOf(booking),
    trackedBooking: textIn(booking, 'communicationDetailWithTracking'),
  };
}

function phoneOf(way: Values | null): string | null {
  const parts = [textIn(way, 'communicationAreaCode'), textIn(way, 'communicationDetail')];
  return normalizePhone(parts.filter((part) => part !== null).join(' '))?.national ?? null;
}

function socialPageOf(product: Values, code: string, badHosts: ReadonlySet<string>): string | null {
  const system = objectsIn(product, 'externalSystems').find((each) => textIn(each, 'externalSystemCode') === code);
  const url = normalizeUrl(textIn(system ?? null, 'externalSystemText') ?? '') ?? null;
  return url !== null && leadsToBadHost(url, badHosts) ? null : url;
}

/** Without days that contradict each other. */
function datesOf(product: Values): [string | null, string | null] {
  const dayIn = (name: string) => {
    const text = textIn(product, name);
    return text !== null && isIsoDate(text) ? text : null;
  };
  const [from, to] = [dayIn('validityDateFrom'), dayIn('atdwExpiryDate') ?? dayIn('validityDateTo')];
  return from !== null && to !== null && from > to ? [null, to] : [from, to];
}
