import { createDataSource } from '../../../server/app/database/createDataSource';
import { Brochure } from '../../../server/domains/brochures/Brochure';
import { newDid } from '../../../server/shared/did';
import { addDays } from '../../../shared/dates/addDays';
import { calendarDay } from '../../../server/shared/dates/calendarDay';
import { makeAccount, testPassword } from '../../../server/test/factories/makeAccount';
import { makeBrochure } from '../../../server/test/factories/makeBrochure';
import { makeMapArea } from '../../../server/test/factories/makeMapArea';
import type { FaultSite } from './openFaultSite';

export interface World {
  /** a coupon with more places than the work can take */
  couponId: number;
  /** the ad whose views are counted */
  viewedId: number;
  /** ads whose status changes */
  statusIds: number[];
  /** ads that receive one file each */
  pictureIds: number[];
  /** an administrator's token */
  headers: Record<string, string>;
}

const uploadsAtMost = 3_000;

/** Inserts the data for the work into the site's database. */
export async function makeWorld(site: FaultSite): Promise<World> {
  const database = await createDataSource({ url: site.databaseUrl(), poolSize: 2 }).initialize();
  try {
    const today = calendarDay(new Date(), 'Australia/Brisbane');
    const { id: mapAreaId } = await makeMapArea(database);
    const published = { timeZone: 'Australia/Brisbane', status: 'PUBLISHED', mapAreaId } as const;
    const coupon = await makeBrochure(database, {
      ...published,
      ...{ type: 'CP_AD', normalPriceCents: 2000, discountedPriceCents: 1500, numberOfCoupons: 9998 },
      ...{ termsOfOffer: 'One each.', normalPriceSince: '2026-01-01', validTo: addDays(today, 30) },
    });
    const viewed = await makeBrochure(database, { ...published, type: 'BLD_AD', companyName: 'Reef Books' });
    const statusIds: number[] = [];
    for (let number = 0; number < 10; number += 1) {
      const { id } = await makeBrochure(database, { ...published, type: 'BLD_AD', companyName: `Shop ${number}` });
      statusIds.push(id);
    }
    const { did: _did, id: _id, ...values } = viewed;
    const pictureIds: number[] = [];
    while (pictureIds.length < uploadsAtMost) {
      // a statement accepts at most 65,535 parameters
      const some = Array.from({ length: 250 }, () => ({ ...values, did: newDid() }));
      const { identifiers } = await database.getRepository(Brochure).insert(some);
      pictureIds.push(...identifiers.map(({ id }) => id as number));
    }
    await makeAccount(database, { email: 'operator@offers.example' });
    const headers = await signIn(site.url);
    return { couponId: coupon.id, viewedId: viewed.id, statusIds, pictureIds, headers };
  } finally {
    await database.destroy();
  }
}

async function signIn(url: string): Promise<Record<string, string>> {
  const answer = await fetch(`${url}/rest/public/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'operator@offers.example', password: testPassword }),
  });
  if (!answer.ok) throw new Error(`The administrator is not let in: ${await answer.text()}`);
  const { accessToken } = (await answer.json()) as { accessToken: string };
  return { authorization: `Bearer ${accessToken}` };
}
