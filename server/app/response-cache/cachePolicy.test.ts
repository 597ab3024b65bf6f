import { signAccessToken } from '../../platform/access-tokens/signAccessToken';
import { makeAccount } from '../../test/factories/makeAccount';
import { makeBrochure } from '../../test/factories/makeBrochure';
import { publicList, useResponseCache } from '../../test/useResponseCache';

const { servers, database, visit, computes, keep, expectKept, quiet, countViews, now, published } = useResponseCache();

describe('never caches', () => {
  it('a response to a request with a token', async () => {
    const account = await makeAccount(database());
    const { id } = await makeBrochure(database(), { status: 'ARCHIVED' });
    const { config } = servers.other.dependencies;
    const token = await signAccessToken(
      { accountId: account.id, tokenVersion: account.tokenVersion },
      config.accessToken,
      now(),
    );
    const url = `${publicList}?id=${id}`;
    await keep(url);
    const asAdministrator = await visit(url, { authorization: `Bearer ${token}` });
    expect(asAdministrator.json()).toMatchObject({ content: [{ id }] });
    expect(asAdministrator.headers['cache-control']).toBe('no-store');
    expect((await visit(url)).statusCode).toBe(204);
    expect(await computes(url, { authorization: 'Bearer broken' })).toBe(true);
  });

  it('a request with a location', async () => {
    await published({ latitude: -26.4, longitude: 153.1, positionSource: 'EXACT' });
    const url = `${publicList}?sortBy=NEAR_ME&curLocLat=-26.4&curLocLon=153.1`;
    const answer = await visit(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).not.toHaveProperty('etag');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(await computes(url)).toBe(true);
  });

  it('an error', async () => {
    const url = `${publicList}?sortBy=NOTHING`;
    expect((await visit(url)).statusCode).toBe(400);
    expect((await visit(url)).headers['cache-control']).toBe('no-store');
  });
});

describe('the cache key', () => {
  it('has only the parameters that the route reads', async () => {
    const { id } = await published();
    await quiet();
    await keep(`${publicList}?types=LP_AD&types=CP_AD&info=false`);
    await countViews(id);
    for (const same of ['info=false&types=LP_AD,CP_AD', 'types=LP_AD,CP_AD&info=false&utm_source=mail&page=']) {
      await expectKept(id, `${publicList}?${same}`);
    }
    expect(await computes(`${publicList}?types=CP_AD,LP_AD&info=true`)).toBe(true);
  });
});
