import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import { brand } from '../../../shared/brand/brand';
import type { CouponPurchase } from '../CouponPurchase';

interface Content {
  purchase: Pick<CouponPurchase, 'did' | 'title' | 'validTo' | 'purchasedAt'>;
  companyName: string;
  /** of the coupon's page */
  url: string;
}

/**
 * Returns the last day of a coupon as a calendar with one event (RFC 5545): a whole day without a zone, so the ad's own
 * day wherever the reader is. The same coupon gives the same text.
 */
export function composeCouponCalendar({ purchase, companyName, url }: Content): string {
  const { did, title, validTo, purchasedAt } = purchase;
  const calendar = ical({
    prodId: { company: brand.name, product: 'Coupon', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `coupon-${did}@${new URL(url).host}`,
    start: new Date(`${validTo}T00:00:00Z`),
    allDay: true,
    summary: `Last day of your coupon: ${title}`,
    description: [companyName, url].filter((text) => text !== '').join('\n'),
    url,
    stamp: purchasedAt,
    // reminds, and blocks no time
    transparency: ICalEventTransparency.TRANSPARENT,
  });
  return calendar.toString();
}
