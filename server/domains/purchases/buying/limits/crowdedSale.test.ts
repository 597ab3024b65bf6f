import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Client } from 'pg';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../../../../app/database/createDataSource';
import { buildServer } from '../../../../app/http/buildServer';
import { makeCouponAd } from '../../../../test/factories/makeCouponAd';
import { useTestServer } from '../../../../test/useTestServer';

jest.mock('../../documents/drawCouponPdf', () => ({ drawCouponPdf: () => Promise.resolve(Buffer.from('%PDF-1.7')) }));

const server = useTestServer();
let database: DataSource;
let app: FastifyInstance;

/** A server with few connections and a short wait for them. */
beforeAll(async () => {
  database = await createDataSource({ url: server.url, poolSize: 3, connectionTimeoutMs: 3000 }).initialize();
  app = await buildServer({ ...server.dependencies, database });
});

afterAll(async () => {
  await app.close();
  await database.destroy();
});

const buyers = Array.from({ length: 350 }, (_, index) => ({
  email: `buyer-${String(index)}@people.example`,
  key: randomUUID(),
}));

async function buy(brochureId: number, { email, key }: { email: string; key: string }): Promise<number> {
  const { statusCode, headers, payload } = await app.inject({
    method: 'POST',
    url: `/rest/brochure/public/${brochureId}/purchase`,
    headers: { 'idempotency-key': key },
    payload: { name: 'Kim Tran', email },
  });
  if (statusCode === 503) {
    expect(headers).toMatchObject({ 'retry-after': '5' });
    expect(JSON.parse(payload)).toMatchObject({ code: 'UNAVAILABLE' });
  }
  return statusCode;
}

it('350 purchases over 3 connections: each succeeds, is refused or gets 503, and no coupon is oversold', async () => {
  const { id } = await makeCouponAd(server.dependencies.database, { numberOfCoupons: 100 });
  // another client locks the ad until the first requests are turned away
  const holder = new Client({ connectionString: server.url });
  await holder.connect();
  await holder.query('BEGIN');
  await holder.query('SELECT 1 FROM brochures WHERE id = $1 FOR UPDATE', [id]);
  const answers = buyers.map((buyer) => buy(id, buyer));
  expect(await Promise.race(answers)).toBe(503);
  await holder.query('COMMIT');
  await holder.end();

  const statuses = await Promise.all(answers);
  expect(statuses.filter((status) => ![200, 409, 503].includes(status))).toEqual([]);

  // repeat with the same key until each has a final response: nobody gets two
  const final = new Map<string, number>();
  for (const buyer of buyers) {
    let status = 503;
    while (status === 503) status = await buy(id, buyer);
    final.set(buyer.email, status);
  }
  const count = (wanted: number) => [...final.values()].filter((status) => status === wanted).length;
  expect([count(200), count(409)]).toEqual([100, 250]);
  const [sold] = await server.dependencies.database.query<object[]>(
    `SELECT count(*)::int AS coupons, count(DISTINCT email)::int AS buyers FROM coupon_purchases WHERE brochure_id = $1`,
    [id],
  );
  expect(sold).toEqual({ coupons: 100, buyers: 100 });
  // every confirmed coupon still exists
  statuses.forEach((status, index) => {
    if (status === 200) expect(final.get(buyers[index]?.email ?? '')).toBe(200);
  });
});
