import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { addDays } from '../../../shared/dates/addDays';
import { calendarDay } from '../../../server/shared/dates/calendarDay';
import { formatAustralianDate } from '../../../server/shared/dates/formatAustralianDate';
import { drawPicture } from './drawPicture';
import { AdminClient } from './AdminClient';
import type { FaultSite } from './openFaultSite';
import type { World } from './makeWorld';

/** An ad as its editor was told that it is. */
interface EditedAd {
  title: string;
  status: keyof typeof statusAfter;
  isDeleted: boolean;
  /** `YYYY-MM-DD` */
  validFrom: string | null;
  /** did of each */
  files: string[];
}

export interface Editing {
  /** Returns how many changes the site has acknowledged. Throws if an editor has had to give up. */
  count(): number;
  /** Lets everybody finish the present step; returns what the database has otherwise than acknowledged. */
  stop(): Promise<string[]>;
}

const adsEach = 40;
const timeZone = 'Australia/Brisbane';
const statusAfter = { PUBLISHED: 'ARCHIVED', ARCHIVED: 'PENDING_REVIEW', PENDING_REVIEW: 'PUBLISHED' } as const;
const oneOf = <T>(values: readonly T[]): T => values[randomInt(values.length)]!;

/**
 * Starts editors, each with ads of its own, who create, edit, archive and delete ads and change their files, and one who
 * renames categories, companies and the area of all. Each repeats a step until it is acknowledged.
 */
export async function startEditing(site: FaultSite, { headers }: World, restMs: number): Promise<Editing> {
  const client = new AdminClient(site.url, headers);
  const names = new Map<string, string>();
  const ads = new Map<number, EditedAd>();
  const titles = new Set<string>();
  let stopped = false;
  let acknowledged = 0;
  let serial = 0;

  const categories: { id: string; code: string }[] = [];
  const vendors: { id: string; databaseId: number }[] = [];
  for (const number of [1, 2, 3]) {
    const input = { code: `EDITED_${number}`, name: `Category ${number}` };
    categories.push((await client.graphql<Created>(createCategory, { input })).created.record);
    const company = { companyName: `Company ${number}` };
    vendors.push((await client.graphql<Created>(createVendor, { input: company })).created.record);
  }

  const edit = (id: number, values: object): Promise<unknown> =>
    client.untilDone('POST', '/rest/brochure/administrator/update', { body: { id, ...values } });
  const setStatus = async (id: number, ad: EditedAd, status: EditedAd['status']): Promise<void> => {
    await client.untilDone('PATCH', `/rest/brochure/administrator/${id}/status?status=${status}`);
    ad.status = status;
  };

  async function create(own: number[]): Promise<void> {
    const title = `Edited ${(serial += 1)}`;
    titles.add(title);
    const body = {
      ...{ type: 'LP_AD', title, description: 'An offer that is edited.', phoneNo: '(07) 7010 1234' },
      ...{ category: { code: oneOf(categories).code }, vendor: { id: oneOf(vendors).databaseId } },
      assets: [{ type: 'BROCHURE_IMAGE', contentBase64Encoded: await drawPicture(serial) }],
    };
    // a repeated one would be a second ad
    const answer = await client.once('POST', '/rest/brochure/administrator/createBrochureWithAssets', { body });
    if (answer === null) return;
    const { id, assets } = answer as { id: number; assets: { did: string }[] };
    const files = assets.map(({ did }) => did);
    const ad: EditedAd = { title, status: 'PENDING_REVIEW', isDeleted: false, validFrom: null, files };
    ads.set(id, ad);
    own.push(id);
    await setStatus(id, ad, 'PUBLISHED');
  }

  const steps: ((id: number, ad: EditedAd) => Promise<void>)[] = [
    async (id, ad) => {
      const title = `Edited ${(serial += 1)}`;
      titles.add(title);
      const category = { code: oneOf(categories).code };
      await edit(id, { title, category, vendor: { id: oneOf(vendors).databaseId }, description: `Text ${serial}` });
      ad.title = title;
    },
    async (id, ad) => {
      const today = calendarDay(new Date(), timeZone);
      const validFrom = oneOf([null, addDays(today, -2), addDays(today, 2)]);
      await edit(id, { validFrom: validFrom && formatAustralianDate(validFrom) });
      ad.validFrom = validFrom;
    },
    (id, ad) => setStatus(id, ad, statusAfter[ad.status]),
    async (id, ad) => {
      const body = { brochureId: id, contentBase64Encoded: await drawPicture((serial += 1)) };
      const more = { body, headers: { 'idempotency-key': `edited-${serial}` } };
      const { did } = (await client.untilDone('POST', '/rest/brochure/administrator/addAsset', more)) as {
        did: string;
      };
      ad.files.push(did);
    },
    async (id, ad) => {
      const [did, ...others] = ad.files;
      if (did === undefined || others.length === 0) return;
      const body = { id, removedAssets: [did] };
      // 422: an attempt whose answer was lost has removed it
      await client.untilDone('POST', '/rest/brochure/administrator/update', { body, doneBefore: 422 });
      ad.files.shift();
    },
  ];

  async function work(): Promise<void> {
    const own: number[] = [];
    while (!stopped) {
      const isFull = own.length >= adsEach;
      if (own.length < 5 || (!isFull && randomInt(6) === 0)) await create(own);
      else if (isFull && randomInt(6) === 0) {
        const [id] = own.splice(randomInt(own.length), 1) as [number];
        await client.deleteAd(id);
        ads.get(id)!.isDeleted = true;
      } else {
        const id = oneOf(own);
        await oneOf(steps)(id, ads.get(id)!);
      }
      acknowledged += 1;
      await pause(restMs);
    }
  }

  async function rename(): Promise<void> {
    while (!stopped) {
      const isCategory = randomInt(2) === 0;
      const { id } = oneOf<{ id: string }>(isCategory ? categories : vendors);
      const name = `Renamed ${(serial += 1)}`;
      const input = isCategory ? { id, name } : { id, companyName: name };
      await client.graphql(isCategory ? updateCategory : updateVendor, { input });
      names.set(id, name);
      acknowledged += 1;
      await pause(restMs * 3);
    }
  }

  const everybody = Promise.all([work(), work(), rename()]);
  const failures: unknown[] = [];
  everybody.catch((error: unknown) => failures.push(error));

  async function problems(): Promise<string[]> {
    const rows = await site.query<{ id: number } & EditedAd>(
      `SELECT b.id, b.title, b.status, NOT b.record_status AS "isDeleted",
         to_char(b.valid_from, 'YYYY-MM-DD') AS "validFrom",
         coalesce((SELECT array_agg(a.did ORDER BY a.did) FROM assets a WHERE a.brochure_id = b.id), '{}') AS files
       FROM brochures b WHERE b.title LIKE 'Edited %'`,
    );
    const found = new Map(rows.map((row) => [row.id, row]));
    const different = [...ads].flatMap(([id, ad]) => {
      const there = found.get(id) ?? {};
      const told = { ...ad, files: [...ad.files].sort() };
      if (same(told, there)) return [];
      return [`ad ${id}: ${JSON.stringify(told)} was acknowledged, ${JSON.stringify(there)} is there`];
    });
    const unasked = rows.filter(({ title }) => !titles.has(title)).map(({ title }) => `nobody asked for ${title}`);
    const named = await client.graphql<{ nodes: ({ id: string; name: string } | null)[] }>(namesOf, {
      ids: [...names.keys()],
    });
    const renamed = named.nodes.flatMap((node, at) => {
      const [id, name] = [...names][at]!;
      return node?.name === name ? [] : [`${id} is ${String(node?.name)}, ${name} was acknowledged`];
    });
    return [...different, ...unasked, ...renamed];
  }

  return {
    count() {
      if (failures.length > 0) throw failures[0];
      return acknowledged;
    },
    async stop() {
      stopped = true;
      await everybody;
      return problems();
    },
  };
}

interface Created {
  created: { record: { id: string; databaseId: number; code: string } };
}

const same = (one: EditedAd, other: object): boolean =>
  Object.entries(one).every(([key, value]) => JSON.stringify(value) === JSON.stringify((other as never)[key]));

const createCategory = `mutation ($input: CreateCategoryInput!) {
  created: createCategory(input: $input) { record: category { id code } } }`;
const createVendor = `mutation ($input: CreateVendorInput!) {
  created: createVendor(input: $input) { record: vendor { id databaseId } } }`;
const updateCategory = 'mutation ($input: UpdateCategoryInput!) { updateCategory(input: $input) { category { id } } }';
const updateVendor = 'mutation ($input: UpdateVendorInput!) { updateVendor(input: $input) { vendor { id } } }';
const namesOf = `query ($ids: [ID!]!) { nodes(ids: $ids) {
  id ... on Category { name } ... on Vendor { name: companyName } } }`;
