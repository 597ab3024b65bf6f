import { parseCouponHours } from '../../../../../shared/coupon-hours/parseCouponHours';
import type { OpeningPlace } from '../../../../../shared/opening-hours/openingState';
import { parseOpeningHours } from '../../../../../shared/opening-hours/parseOpeningHours';
import type { AustralianState } from '../../../../shared/australia/AustralianState';
import type { BrochureType } from '../../../brochures/BrochureType';
import { hasPrice, isOffer } from '../../filters/offerConditions';
import type { CountedAd, Suburb } from './CountedAd';
import { Hours } from './Hours';

/** SELECT list of `CountedAdReader.read`; `b` is the ad. */
export const countedColumns = `b.id, b.type, b.map_area_id, b.category_ids, b.city, lower(b.city), lower(b.city || ' ' || b.state),
  b.state, b.time_zone, b.opening_hours, b.coupon_hours,
  extract(epoch FROM b.visible_from)::float8 * 1000, extract(epoch FROM b.visible_until)::float8 * 1000,
  ${isOffer}, coalesce(${hasPrice}, false), CASE WHEN ${isOffer} THEN b.saving_basis_points END,
  cube_ll_coord(b.geo, 1), cube_ll_coord(b.geo, 2), cube_ll_coord(b.geo, 3)`;

type Row = [
  ...[id: number, type: BrochureType, mapAreaId: number | null, categoryIds: number[] | null],
  ...[city: string | null, lowerCity: string | null, lowerSuburb: string | null, state: AustralianState | null],
  ...[timeZone: string, openingHours: string | null, couponHours: string | null],
  ...[visibleFrom: number, visibleUntil: number, isOffer: boolean, hasPrice: boolean, saving: number | null],
  ...[x: number | null, y: number | null, z: number | null],
];

const parsers = { opening: parseOpeningHours, coupon: parseCouponHours };

/** Reads rows of `countedColumns`. Ads share equal categories, suburbs and hours. */
export class CountedAdReader {
  private readonly categories = new Map<string, readonly number[]>();
  private readonly suburbs = new Map<string, Suburb>();
  private readonly hours = new Map<string, Hours>();

  read(row: readonly unknown[]): CountedAd {
    const [id, type, mapAreaId, categoryIds, city, lowerCity, lowerSuburb, state, timeZone, ...rest] = row as Row;
    const [openingHours, couponHours, visibleFrom, visibleUntil, isOffer, hasPrice, saving, x, y, z] = rest;
    const place = { timeZone, state };
    return {
      ...{ id, type, mapAreaId, visibleFrom, visibleUntil, isOffer, hasPrice, saving },
      categoryIds: shared(this.categories, String(categoryIds), () => categoryIds ?? []),
      suburb: city === null ? null : this.suburb(city, [lowerCity, lowerSuburb], state),
      openingHours: this.hoursOf('opening', openingHours, place),
      couponHours: this.hoursOf('coupon', couponHours, place),
      point: x === null || y === null || z === null ? null : [x, y, z],
    };
  }

  private hoursOf(kind: keyof typeof parsers, text: string | null, place: OpeningPlace): Hours | null {
    if (text === null) return null;
    const key = [kind, text, place.timeZone, place.state].join('|');
    return shared(this.hours, key, () => new Hours(parsers[kind](text).hours ?? null, place));
  }

  private suburb(city: string, named: readonly (string | null)[], state: string | null): Suburb {
    const name = [city, state].filter((part) => part !== null).join(' ');
    return shared(this.suburbs, `${city}|${state}`, () => ({
      ...{ key: `${named[0]}|${state}`, name },
      named: named.filter((each) => each !== null),
    }));
  }
}

function shared<T>(known: Map<string, T>, key: string, make: () => T): T {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}
