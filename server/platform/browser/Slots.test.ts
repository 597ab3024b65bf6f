import { Slots } from './Slots';

it('limits concurrent work, and admits waiting work in order of arrival', async () => {
  const slots = new Slots(2);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const works = [1, 2, 3, 4, 5].map((number) =>
    slots.take(async () => {
      begun.push(number);
      await new Promise<void>((resolve) => ends.push(resolve));
      return number;
    }),
  );
  await Promise.resolve();
  expect(begun).toEqual([1, 2]);
  ends[1]?.();
  await works[1];
  expect(begun).toEqual([1, 2, 3]);
  ends[0]?.();
  ends[2]?.();
  await Promise.all([works[0], works[2]]);
  expect(begun).toEqual([1, 2, 3, 4, 5]);
  for (const end of ends) end();
  expect(await Promise.all(works)).toEqual([1, 2, 3, 4, 5]);
});

it('continues after a failure', async () => {
  const slots = new Slots(1);
  const failing = slots.take(() => Promise.reject(new Error('no such street')));
  const next = slots.take(() => Promise.resolve('done'));
  await expect(failing).rejects.toThrow('no such street');
  expect(await next).toBe('done');
});
