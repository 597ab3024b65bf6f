import type { DescribedBrochure } from './DescribedBrochure';
import type { JsonLd } from './JsonLd';
import { openingHoursSpecification } from './openingHoursSpecification';
import { withoutBlanks } from './withoutBlanks';

function postalAddress(address: DescribedBrochure['address']): JsonLd | null {
  if (!address) return null;
  return withoutBlanks({
    '@type': 'PostalAddress',
    streetAddress: [address.line1, address.line2].filter(Boolean).join(', '),
    addressLocality: address.city,
    addressRegion: address.state,
    postalCode: address.postcode,
    addressCountry: address.countryCode,
  });
}

/** Leaves out a suburb's centre, because it is not the address of the business. */
function geo({ latitude, longitude, positionSource }: DescribedBrochure): JsonLd | null {
  if (latitude === null || longitude === null || positionSource === 'SUBURB') return null;
  return { '@type': 'GeoCoordinates', latitude, longitude };
}

/** JSON-LD of the business behind an ad. */
export function localBusiness(brochure: DescribedBrochure, siteUrl: string): JsonLd {
  const { facebookUrl, instagramUrl, linkedInUrl, twitterUrl, tiktokUrl, youtubeUrl } = brochure;
  return withoutBlanks({
    '@type': 'LocalBusiness',
    '@id': `${siteUrl}/details/${String(brochure.databaseId)}#business`,
    name: brochure.companyName ?? brochure.displayTitle,
    description: brochure.type === 'CP_AD' ? null : brochure.summary,
    url: brochure.wwwUrl,
    telephone: brochure.phoneNo ?? brochure.contactPhone,
    image: brochure.thumbnail && new URL(brochure.thumbnail.url, siteUrl).href,
    address: postalAddress(brochure.address),
    geo: geo(brochure),
    openingHoursSpecification: openingHoursSpecification(brochure.openingHours),
    sameAs: [facebookUrl, instagramUrl, linkedInUrl, twitterUrl, tiktokUrl, youtubeUrl].filter((url) => url !== null),
  });
}
