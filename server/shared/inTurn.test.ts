import { inTurn } from './inTurn';

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

it('runs tasks of one key in turn, and those of other keys at once', async () => {
  const log: string[] = [];
  const work = (name: string) => async (): Promise<string> => {
    log.push(`${name} starts`);
    await pause();
    log.push(`${name} ends`);
    return name;
  };
  const done = await Promise.all([inTurn('a', work('1')), inTurn('a', work('2')), inTurn('b', work('3'))]);
  expect(done).toEqual(['1', '2', '3']);
  expect(log.filter((line) => !line.startsWith('3'))).toEqual(['1 starts', '1 ends', '2 starts', '2 ends']);
  expect(log.indexOf('3 starts')).toBeLessThan(log.indexOf('1 ends'));
});

it('continues after a failure', async () => {
  const failure = inTurn('a', () => Promise.reject(new Error('no')));
  const next = inTurn('a', () => Promise.resolve('yes'));
  await expect(failure).rejects.toThrow('no');
  await expect(next).resolves.toBe('yes');
});
