import { withMinimumDuration } from './withMinimumDuration';

it.each([
  ['a success', () => Promise.resolve('done')],
  ['a failure', () => Promise.reject(new Error('no'))],
])('delays %s', async (_what, work) => {
  const start = performance.now();
  const [expected, seen] = await Promise.allSettled([work(), withMinimumDuration(100, work)]);
  expect(seen).toEqual(expected);
  expect(performance.now() - start).toBeGreaterThanOrEqual(98);
});
