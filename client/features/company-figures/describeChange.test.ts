import { describeCountChange, describeRateChange, formatRate } from './describeChange';

it.each([
  [0, 0, 'same', 'none before either'],
  [5, 5, 'same', 'the same as before'],
  [5, 0, 'up', 'none before'],
  [100, 80, 'up', '25% more than before (80)'],
  [0, 1200, 'down', '100% fewer than before (1,200)'],
  [1001, 1000, 'up', 'slightly more than before (1,000)'],
] as const)('%p after %p', (now, before, direction, text) => {
  expect(describeCountChange(now, before)).toEqual({ direction, text });
});

it.each([
  [null, null, 'same', 'nothing to compare with'],
  [0.05, null, 'same', 'nothing to compare with'],
  [null, 0.05, 'same', '5.0% before'],
  [0.05, 0.05001, 'same', 'the same as before'],
  [0.06, 0.05, 'up', 'higher than before (5.0%)'],
  [0, 0.05, 'down', 'lower than before (5.0%)'],
] as const)('a rate of %p after %p', (now, before, direction, text) => {
  expect(describeRateChange(now, before)).toEqual({ direction, text });
});

it('writes a rate in per cent, and none as a dash', () => {
  expect([formatRate(0.0523), formatRate(1.5), formatRate(null)]).toEqual(['5.2%', '150.0%', '–']);
});
