import type { RequestContext } from '../../../platform/context/RequestContext';
import { toGlobalId } from '../../../shared/globalId';
import { Brochure } from '../Brochure';
import { forEachBrochure } from './forEachBrochure';

const siteLogger = { warn: jest.fn(), error: jest.fn() };
const context = { siteLogger } as unknown as RequestContext;
const ids = Array.from({ length: 10 }, (_, at) => toGlobalId('Brochure', at + 1));
const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

/** Returns the result of each ad and the ids that were tried. */
async function outcomes(fails: (id: number) => boolean) {
  const tried: number[] = [];
  const results = await forEachBrochure(context, ids, (_, { id }) => {
    tried.push(id);
    return fails(id) ? Promise.reject(away) : Promise.resolve(Object.assign(new Brochure(), { id }));
  });
  return { tried, codes: results.map(({ refusal }) => refusal?.code ?? 'DONE') };
}

it('continues after a transient error such as a deadlock', async () => {
  const { tried, codes } = await outcomes((id) => id % 2 === 0);
  expect(tried).toHaveLength(10);
  expect(codes.filter((code) => code === 'UNAVAILABLE')).toHaveLength(5);
});

it('stops after three outages in a row, to avoid a thousand time-outs', async () => {
  const { tried, codes } = await outcomes((id) => id > 2);
  expect(tried).toEqual([1, 2, 3, 4, 5]);
  expect(codes).toEqual(['DONE', 'DONE', ...Array.from({ length: 8 }, () => 'UNAVAILABLE')]);
  // one log line for this outage and the one before
  expect(siteLogger.warn).toHaveBeenCalledTimes(1);
});
