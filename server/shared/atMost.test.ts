import { atMost } from './atMost';

it('runs two at once, in order, and continues after a failure', async () => {
  const limited = atMost(2);
  let running = 0;
  let most = 0;
  const begun: number[] = [];
  const results = await Promise.allSettled(
    [1, 2, 3, 4, 5].map((number) =>
      limited(async () => {
        begun.push(number);
        most = Math.max(most, (running += 1));
        await new Promise((resolve) => setTimeout(resolve, 5));
        running -= 1;
        if (number === 2) throw new Error('broken');
        return number;
      }),
    ),
  );
  expect({ most, begun }).toEqual({ most: 2, begun: [1, 2, 3, 4, 5] });
  expect(results.map(({ status }) => status === 'fulfilled')).toEqual([true, false, true, true, true]);
});
