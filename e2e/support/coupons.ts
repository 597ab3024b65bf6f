import type { Page } from 'puppeteer';
import { clickOn, fill } from './browser/acts';
import { administratorHeaders, askApi } from './askApi';
import type { Site } from './site/startSite';

export interface CouponOffer {
  id: number;
  globalId: string;
  version: number;
  title: string;
  /** coupons that are taken */
  taken: number;
}

interface OfferNode {
  id: string;
  databaseId: number;
  version: number;
  title: string;
  companyName: string;
  numberOfCoupons: number | null;
  numberOfCouponsPurchased: number;
}

/** Coupon ads of the demo with a limited number, of which more than five are left, in the order of the list. */
export async function findCouponOffers(site: Site, companyName?: string): Promise<CouponOffer[]> {
  const query = `{ brochures(first: 50, filter: { types: [CP_AD] }) { edges { node {
    id databaseId version title companyName numberOfCoupons numberOfCouponsPurchased } } } }`;
  const { edges } = (await askApi(site, query, {})).brochures as { edges: { node: OfferNode }[] };
  return edges
    .map(({ node }) => node)
    .filter((ad) => (ad.numberOfCoupons ?? 0) - ad.numberOfCouponsPurchased > 5)
    .filter((ad) => companyName === undefined || ad.companyName === companyName)
    .map((ad) => ({ ...ad, id: ad.databaseId, globalId: ad.id, taken: ad.numberOfCouponsPurchased }));
}

export interface Buyer {
  name: string;
  email: string;
}

/** Fills the coupon form, and accepts the terms if that is not done yet. */
export async function fillBuyer(page: Page, { name, email }: Buyer): Promise<void> {
  await fill(page, 'Name', name);
  await fill(page, 'Email', email);
  const isTicked = await page.$eval('input[name=acceptTerms]', (box) => box.checked);
  if (!isTicked) await clickOn(page, 'input[name=acceptTerms]');
}

/** Changes fields of an ad as an administrator. */
export async function changeOffer(site: Site, { id, globalId }: CouponOffer, changes: object): Promise<void> {
  const headers = await headersOf(site);
  const asked = 'query ($id: Int!) { brochure(databaseId: $id) { version } }';
  const { brochure } = await askApi(site, asked, { id }, headers);
  const { version } = brochure as { version: number };
  const update = 'mutation ($input: UpdateBrochureInput!) { updateBrochure(input: $input) { brochure { id } } }';
  await askApi(site, update, { input: { id: globalId, version, ...changes } }, headers);
}

/** Starts a scheduled job now. */
export async function runJob(site: Site, name: string): Promise<void> {
  const headers = await headersOf(site);
  const { jobRuns } = await askApi(site, '{ jobRuns(first: 50) { edges { node { id name } } } }', {}, headers);
  const { edges } = jobRuns as { edges: { node: { id: string; name: string } }[] };
  const job = edges.find(({ node }) => node.name === name);
  const run = 'mutation ($input: RunJobInput!) { runJob(input: $input) { job { id } } }';
  await askApi(site, run, { input: { id: job?.node.id } }, headers);
}

/** Reserves a coupon over the API. Returns the address of its page and its state. */
export async function reserveCoupon(
  site: Site,
  { globalId }: CouponOffer,
  buyer: Buyer,
): Promise<{ path: string; state: string }> {
  const query = `mutation ($input: PurchaseCouponInput!) {
    purchaseCoupon(input: $input) { ... on CouponPurchased { coupon { token state } } }
  }`;
  const { purchaseCoupon } = await askApi(site, query, {
    input: { ...buyer, brochureId: globalId, acceptTerms: true },
  });
  const { token, state } = (purchaseCoupon as { coupon: { token: string; state: string } }).coupon;
  return { path: `/coupon/${token}`, state };
}

const signedIn = new WeakMap<Site, Promise<Record<string, string>>>();

/** Few logins a minute are allowed. */
function headersOf(site: Site): Promise<Record<string, string>> {
  const known = signedIn.get(site);
  if (known) return known;
  const headers = administratorHeaders(site);
  signedIn.set(site, headers);
  return headers;
}
