import type { DataSource } from 'typeorm';
import { ChangePoller } from './ChangePoller';

/** Answers of a database, each given by the test when it wants. */
function openPoller() {
  const heard: string[] = [];
  const asked: { resolve: (rows: { snapshot: string }[]) => void; reject: (error: Error) => void }[] = [];
  const query = () =>
    new Promise((resolve, reject) => {
      asked.push({ resolve, reject });
    });
  const poller = new ChangePoller({
    database: { query } as unknown as DataSource,
    onChange: () => heard.push('change'),
    onListening: () => heard.push('listening'),
    onLost: () => heard.push('lost'),
    onFailed: () => heard.push('failed'),
  });
  const ask = () => {
    const done = poller.confirm();
    const answer = asked.at(-1);
    return {
      answer: (snapshot: string) => {
        answer?.resolve([{ snapshot }]);
        return done;
      },
      fail: () => {
        answer?.reject(new Error('no connection'));
        return done;
      },
    };
  };
  return { ask, heard };
}

it('tells of another snapshot, and of the same one nothing', async () => {
  const { ask, heard } = openPoller();
  expect([await ask().answer('1'), await ask().answer('1'), await ask().answer('2')]).toEqual([true, true, true]);
  expect(heard).toEqual(['listening', 'change']);
});

it('listens again when an answer comes after the failure of a question that was asked at the same time', async () => {
  const { ask, heard } = openPoller();
  await ask().answer('1');
  const [one, other] = [ask(), ask()];
  expect([await one.fail(), await other.answer('1')]).toEqual([false, true]);
  expect(heard).toEqual(['listening', 'lost', 'failed', 'listening']);
});

it('loses what it hears once, however many questions fail together', async () => {
  const { ask, heard } = openPoller();
  await ask().answer('1');
  const [one, other] = [ask(), ask()];
  await one.fail();
  await other.fail();
  expect(heard).toEqual(['listening', 'lost', 'failed']);
});
