import { rmSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { pino } from 'pino';
import { login } from '../../domains/accounts/signing-in/login';
import { Asset } from '../../domains/brochures/assets/Asset';
import { Brochure } from '../../domains/brochures/Brochure';
import { BrochureStatus } from '../../domains/brochures/BrochureStatus';
import { BrochureType } from '../../domains/brochures/BrochureType';
import { publishProblems } from '../../domains/brochures/statuses/publishProblems';
import { Category } from '../../domains/categories/Category';
import { CouponPurchase } from '../../domains/purchases/CouponPurchase';
import { StatisticEvent } from '../../domains/statistics/StatisticEvent';
import { StreetIndexEntry } from '../../domains/street-index/StreetIndexEntry';
import { Vendor } from '../../domains/vendors/Vendor';
import { LocalFileStore } from '../../platform/file-store/LocalFileStore';
import { formatOpeningHours } from '../../../shared/opening-hours/formatOpeningHours';
import { parseOpeningHours } from '../../../shared/opening-hours/parseOpeningHours';
import { calendarDay } from '../../shared/dates/calendarDay';
import { normalizePhone } from '../../shared/phones/normalizePhone';
import { makeContext } from '../../test/makeContext';
import { makeTestFolder } from '../../test/cluster/makeTestFolder';
import { useTestDatabase } from '../../test/testDatabase';
import { referenceCategories } from '../referenceCategories';
import { seedReferenceData } from '../seedReferenceData';
import type { DemoLogin } from './demoLogins';
import { seedDemoData } from './seedDemoData';

const test = useTestDatabase();
const now = new Date('2026-11-20T03:00:00Z');
const today = '2026-11-20';
const folder = makeTestFolder('demo');
const files = new LocalFileStore(folder);
const seed = (onProgress?: (done: number, of: number) => void): Promise<DemoLogin[]> =>
  seedDemoData(
    { database: test.database, files, clock: { now: () => now }, logger: pino({ level: 'silent' }) },
    onProgress,
  );

let brochures: Brochure[];
let assets: Asset[];
let logins: DemoLogin[];
const reported: string[] = [];

beforeAll(async () => {
  await seedReferenceData(test.database);
  logins = await seed((done, of) => reported.push(`${done}/${of}`));
  brochures = await test.database
    .getRepository(Brochure)
    .find({ relations: { category: { parent: true } }, order: { id: 'ASC' } });
  assets = await test.database.getRepository(Asset).find();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const published = (): Brochure[] => brochures.filter(({ status }) => status === 'PUBLISHED');
const isOver = ({ validTo }: Brochure): boolean => validTo !== null && validTo < today;

it('shows every type, every state and every category, sub-categories among them', () => {
  expect(brochures.length).toBeGreaterThanOrEqual(60);
  expect(new Set(brochures.map(({ type }) => type))).toEqual(new Set(Object.values(BrochureType)));
  expect(new Set(brochures.map(({ status }) => status))).toEqual(new Set(Object.values(BrochureStatus)));
  const main = published().map(({ category }) => category?.parent?.code ?? category?.code);
  expect(new Set(main)).toEqual(new Set(referenceCategories.map(({ code }) => code)));
  expect(new Set(brochures.map(({ category }) => category?.code)).size).toBeGreaterThan(30);
});

it('publishes only valid ads', () => {
  const problems = published().flatMap((brochure) => {
    const types = assets.filter(({ brochureId }) => brochureId === brochure.id).map(({ type }) => type);
    return publishProblems(brochure, types, today).map(({ message }) => `${brochure.title ?? ''}: ${message}`);
  });
  expect(problems).toEqual([]);
  expect(published().filter(isOver)).toEqual([]);
});

it('shows the special cases: sold out, unlimited, ending soon, yet to come, untitled, without picture or place', () => {
  const withPictures = new Set(assets.map(({ brochureId }) => brochureId));
  const cases: Record<string, (brochure: Brochure) => boolean> = {
    soldOut: ({ numberOfCoupons, numberOfCouponsPurchased }) => numberOfCoupons === numberOfCouponsPurchased,
    unlimited: ({ couponsUnlimited }) => couponsUnlimited,
    endingSoon: ({ validTo }) => validTo !== null && validTo >= today && validTo <= '2026-11-27',
    yetToCome: ({ validFrom }) => validFrom !== null && validFrom > today,
    untitled: ({ title }) => title === null,
    longTitle: ({ title }) => (title ?? '').length > 100,
    withoutPicture: ({ id }) => !withPictures.has(id),
    withoutPlace: ({ latitude }) => latitude === null,
    suburbOnly: ({ positionSource }) => positionSource === 'SUBURB',
    withoutVendor: ({ vendorId }) => vendorId === null,
  };
  const missing = Object.entries(cases).filter(([, isCase]) => !brochures.some(isCase));
  expect(missing.map(([name]) => name)).toEqual([]);
});

it('has a buyer and an event for each coupon that is taken', async () => {
  const taken = await test.database.query<{ id: number; counter: number; coupons: number; events: number }[]>(
    `SELECT id, number_of_coupons_purchased AS counter,
       (SELECT count(*)::int FROM coupon_purchases WHERE brochure_id = brochures.id AND voided_at IS NULL) AS coupons,
       (SELECT count(*)::int FROM statistic_events
        WHERE brochure_id = brochures.id AND event_code = 'COUPON_PURCHASE') AS events
     FROM brochures`,
  );
  expect(taken.some(({ counter }) => counter > 100)).toBe(true);
  expect(taken.filter(({ counter, coupons, events }) => counter !== coupons || counter !== events)).toEqual([]);
});

it('claims a saving only against a price that was charged for months', () => {
  const coupons = brochures.filter(({ type, status }) => type === 'CP_AD' && status === 'PUBLISHED');
  expect(
    coupons.filter(({ normalPriceSince }) => normalPriceSince === null || normalPriceSince > '2026-09-20'),
  ).toEqual([]);
});

it('uses only fictional telephone numbers and addresses', () => {
  const phones = brochures
    .flatMap(({ phoneNo, contactPhone }) => [phoneNo, contactPhone])
    .filter((phone) => phone !== null);
  const fiction = /^\((02|03|07|08)\) (7010|5550) \d{4}$|^0491 57\d \d{3}$|^1[38]00 975 7(0[7-9]|1[01])$/;
  expect(phones.filter((phone) => !fiction.test(phone) || normalizePhone(phone)?.national !== phone)).toEqual([]);
  const urls = brochures.flatMap((brochure) =>
    Object.entries(brochure).flatMap(([name, value]) =>
      name.endsWith('Url') && value !== null ? [String(value)] : [],
    ),
  );
  expect(urls.length).toBeGreaterThan(50);
  expect(urls.filter((url) => !new URL(url).hostname.endsWith('.example'))).toEqual([]);
});

it('stores every picture with its renditions', async () => {
  const images = assets.filter(({ type }) => type === 'BROCHURE_IMAGE');
  expect(images.length).toBeGreaterThan(60);
  for (const { sha256, renditionWidths, dominantColor, altText } of images) {
    expect(altText).toBeTruthy();
    expect(dominantColor).toMatch(/^#[0-9a-f]{6}$/);
    expect(renditionWidths).toEqual([320, 640, 960, 1280]);
    const kept = renditionWidths.map((width) => files.exists(sha256 ?? '', `${width}.webp`));
    expect(await Promise.all(kept)).toEqual([true, true, true, true]);
  }
  expect(reported.at(-1)).toBe(`${reported.length}/${reported.length}`);
});

it('stores the brochures as PDF', async () => {
  const pdfs = assets.filter(({ type }) => type === 'BROCHURE_PDF');
  expect(pdfs).toHaveLength(3);
  for (const { sha256, byteSize, contentType } of pdfs) {
    const opened = await files.open(sha256 ?? '', 'original');
    expect(opened).toMatchObject({ contentType, size: byteSize });
    const bytes = opened && (await buffer(opened.stream));
    expect(bytes?.subarray(0, 5).toString()).toBe('%PDF-');
  }
});

it('counts as many views as there are events, none in the future', async () => {
  const events = test.database.getRepository(StatisticEvent);
  const counted = await events
    .createQueryBuilder('event')
    .select('event.brochureId', 'id')
    .addSelect('count(*)::int', 'count')
    .where(`event.eventCode = 'DETAIL_PAGE_VIEW'`)
    .groupBy('event.brochureId')
    .getRawMany<{ id: number; count: number }>();
  const viewsOf = new Map(counted.map(({ id, count }) => [id, count]));
  expect(brochures.filter(({ id, detailViewsCount }) => (viewsOf.get(id) ?? 0) !== detailViewsCount)).toEqual([]);
  expect(Math.max(...brochures.map(({ detailViewsCount }) => detailViewsCount))).toBeGreaterThan(100);
  const latest = await events
    .createQueryBuilder('event')
    .select('max(event.eventDateTime)', 'at')
    .getRawOne<{ at: Date }>();
  expect(latest && latest.at <= now).toBe(true);
});

it('puts each ad with a house number inside the box of its area, and the streets into the squares of its grid', async () => {
  const entries = await test.database.getRepository(StreetIndexEntry).find({ relations: { mapArea: true } });
  expect(entries.length).toBeGreaterThan(60);
  const wrong = entries.filter(({ mapArea, latitude, longitude, coordinateX, coordinateY }) => {
    if (!mapArea) return true;
    const { west, east, south, north, gridColumns, gridRows } = mapArea;
    const column = Math.floor(((longitude - west) / (east - west)) * gridColumns);
    const row = Math.floor(((north - latitude) / (north - south)) * gridRows);
    return String.fromCharCode(65 + column) !== coordinateX || String(row + 1) !== coordinateY;
  });
  expect(wrong).toEqual([]);
  const placed = await test.database.getRepository(Brochure).find({ relations: { mapArea: true } });
  const outside = placed.filter(({ mapArea, latitude, longitude }) => {
    if (!mapArea || latitude === null || longitude === null) return false;
    return longitude < mapArea.west || longitude > mapArea.east || latitude < mapArea.south || latitude > mapArea.north;
  });
  expect(outside.map(({ title }) => title)).toEqual([]);
});

it('accepts each demo login', async () => {
  expect(logins.map(({ vendor }) => vendor)).toEqual([null, 'pelican', 'saltline', 'sandpiper']);
  for (const { email, password, vendor } of logins) {
    const { account } = await login(makeContext({ database: test.database }), { username: email, password });
    expect(account.role).toBe(vendor === null ? 'ADMINISTRATOR' : 'VENDOR');
  }
});

it('adds nothing a second time, and still returns the logins', async () => {
  const count = async (): Promise<number[]> =>
    Promise.all(
      [Brochure, Vendor, Category, Asset, CouponPurchase].map((entity) => test.database.getRepository(entity).count()),
    );
  const before = await count();
  expect(await seed()).toEqual(logins);
  expect(await count()).toEqual(before);
});

it('writes hours as an editor does, so that an export that is imported again changes nothing', () => {
  const written = brochures.flatMap(({ openingHours, couponHours }) => [openingHours, couponHours].filter(Boolean));
  expect(written.length).toBeGreaterThan(20);
  for (const text of written) expect(formatOpeningHours(parseOpeningHours(text!).hours!)).toBe(text);
});

it('counts its dates from the day of seeding, in the town’s own zone', () => {
  expect(calendarDay(now, 'Australia/Brisbane')).toBe(today);
  const coffee = brochures.find(({ title }) => title === 'Two coffees and two croissants for $15');
  expect([coffee?.validFrom, coffee?.validTo]).toEqual(['2026-10-30', '2026-12-29']);
});
