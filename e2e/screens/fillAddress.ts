import { administratorHeaders, askApi } from '../support/askApi';
import { linkInMail } from '../support/findInMails';
import type { Site } from '../support/site/startSite';

type Find = (site: Site) => Promise<string>;

/** Fills placeholders in the tables of screens: ids of demo data, and addresses that only mails contain. */
const places: Record<string, Find> = {
  LP_AD: firstAd('types=LP_AD'),
  PT_AD: firstAd('types=PT_AD'),
  BRO_AD: firstAd('types=BRO_AD'),
  CP_AD: firstAd('types=CP_AD'),
  BLD_AD: firstAd('types=BLD_AD'),
  // programs without a login do not get tourism ads
  ATDW_AD: firstAdFor('statuses: [PUBLISHED], types: [ATDW_AD]'),
  /** for the vendor whose login the demo prints first */
  OWN: firstAd('vendor=1&statuses=PUBLISHED'),
  PENDING: firstAdFor('statuses: [PENDING_REVIEW]'),
  PREVIEW: firstPreview,
  ARCHIVED: firstArchivedAd,
  COUPON: async (site) => {
    const input = {
      brochureId: await firstCoupon(site),
      name: 'Kim Tran',
      email: 'kim@people.example',
      acceptTerms: true,
    };
    const purchase = `mutation ($input: PurchaseCouponInput!) {
      purchaseCoupon(input: $input) { ... on CouponPurchased { coupon { token } } }
    }`;
    const { purchaseCoupon } = await askApi(site, purchase, { input });
    return `/coupon/${(purchaseCoupon as { coupon: { token: string } }).coupon.token}`;
  },
  MY_COUPONS: async (site) => `/my-coupons/${await openedLink(site)}`,
  OWN_DATA: async (site) => `/my-coupons/${await openedLink(site)}/data`,
  /** of a letter that an administrator has entered */
  PRIVACY_REQUEST: async (site) => {
    const record =
      'mutation ($input: RecordPrivacyRequestInput!) { recordPrivacyRequest(input: $input) { request { id } } }';
    const input = {
      kind: 'ACCESS',
      channel: 'LETTER',
      email: 'lee@people.example',
      receivedOn: new Date().toISOString().slice(0, 10),
    };
    await askApi(site, record, { input }, await administratorHeaders(site));
    return linkInMail(site, '/privacy-request/');
  },
  RESET: async (site) => {
    await askApi(site, 'mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { ok } }', {
      input: { email: 'ngaire@saltlinecruises.example' },
    });
    return linkInMail(site, '/reset-password/');
  },
  INVITATION: async (site) => {
    const input = { brochureId: await firstCoupon(site), email: 'kim@cafe.example' };
    const invite = 'mutation ($input: InviteVendorInput!) { inviteVendor(input: $input) { did } }';
    await askApi(site, invite, { input }, await administratorHeaders(site));
    return linkInMail(site, '/vendor/register/');
  },
};

/** The token of the page that a mailed link of a buyer opens. */
async function openedLink(site: Site): Promise<string> {
  const send = 'mutation ($input: SendMyCouponsInput!) { sendMyCoupons(input: $input) { ok } }';
  await askApi(site, send, { input: { email: 'kim@people.example' } });
  const mailed = await linkInMail(site, '/my-coupons/');
  const open = 'mutation ($input: OpenMyCouponsInput!) { openMyCoupons(input: $input) { token } }';
  const { openMyCoupons } = await askApi(site, open, { input: { token: mailed.split('/').at(-1) } });
  return (openMyCoupons as { token: string }).token;
}

/** Replaces each placeholder in braces. */
export async function fillAddress(site: Site, address: string): Promise<string> {
  const name = /\{(\w+)\}/.exec(address)?.[1];
  if (name === undefined) return address;
  const find = places[name];
  if (!find) throw new Error(`Nothing is known of {${name}}.`);
  return address.replace(`{${name}}`, await find(site));
}

function firstAd(query: string): Find {
  return async ({ url }) => {
    const answer = await fetch(`${url}/rest/brochure/public/?${query}&pageSize=1&page=0`);
    const { content } = (await answer.json()) as { content: { id: number }[] };
    return String(firstOf(content, query).id);
  };
}

/** The first ad that an administrator finds by a filter. */
function firstAdFor(filter: string): Find {
  return async (site) => {
    const query = `{ brochures(first: 1, filter: { ${filter} }) { edges { node { databaseId } } } }`;
    const { brochures } = await askApi(site, query, {}, await administratorHeaders(site));
    return String(firstOf((brochures as Connection<{ databaseId: number }>).edges, filter).node.databaseId);
  };
}

/** A pending ad, with its preview token. */
async function firstPreview(site: Site): Promise<string> {
  const headers = await administratorHeaders(site);
  const query = '{ brochures(first: 1, filter: { statuses: [PENDING_REVIEW] }) { edges { node { id databaseId } } } }';
  const { brochures } = await askApi(site, query, {}, headers);
  const { node } = firstOf((brochures as Connection<{ id: string; databaseId: number }>).edges, 'ad that waits');
  const share = 'mutation ($input: SharePreviewInput!) { sharePreview(input: $input) { token } }';
  const { sharePreview } = await askApi(site, share, { input: { brochureId: node.id } }, headers);
  return `${node.databaseId}?preview=${(sharePreview as { token: string }).token}`;
}

/** An ad that was public before, because a rejected ad has no page. */
async function firstArchivedAd(site: Site): Promise<string> {
  const query =
    '{ brochures(first: 20, filter: { statuses: [ARCHIVED] }) { edges { node { databaseId archiveReason } } } }';
  const { brochures } = await askApi(site, query, {}, await administratorHeaders(site));
  const { edges } = brochures as Connection<{ databaseId: number; archiveReason: string }>;
  const wasPublic = edges.filter(({ node }) => node.archiveReason !== 'REJECTED');
  return String(firstOf(wasPublic, 'archived ad').node.databaseId);
}

/** The global id of an available coupon. */
async function firstCoupon(site: Site): Promise<string> {
  const query = '{ brochures(first: 20, filter: { types: [CP_AD] }) { edges { node { id couponsRemaining } } } }';
  const { edges } = (await askApi(site, query, {})).brochures as Connection<{
    id: string;
    couponsRemaining: number | null;
  }>;
  return firstOf(
    edges.filter(({ node }) => (node.couponsRemaining ?? 0) > 0),
    'coupon',
  ).node.id;
}

interface Connection<T> {
  edges: { node: T }[];
}

function firstOf<T>([first]: readonly T[], what: string): T {
  if (first === undefined) throw new Error(`The demo has no ${what}.`);
  return first;
}
