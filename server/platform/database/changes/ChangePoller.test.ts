import type { DataSource } from 'typeorm';
import { ChangePoller } from './ChangePoller';

/** Answers of a database, which the test gives at chosen times. */
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

it('reports a new snapshot, and nothing for the same one', async () => {
  const { ask, heard } = openPoller();
  expect([await ask().answer('1'), await ask().answer('1'), await ask().answer('2')]).toEqual([true, true, true]);
  expect(heard).toEqual(['listening', 'change']);
});

it('listens again if one of two concurrent queries fails and the other succeeds later', async () => {
  const { ask, heard } = openPoller();
  await ask().answer('1');
  const [one, other] = [ask(), ask()];
  expect([await one.fail(), await other.answer('1')]).toEqual([false, true]);
  expect(heard).toEqual(['listening', 'lost', 'failed', 'listening']);
});

it('reports the loss once, however many queries fail together', async () => {
  const { ask, heard } = openPoller();
  await ask().answer('1');
  const [one, other] = [ask(), ask()];
  await one.fail();
  await other.fail();
  expect(heard).toEqual(['listening', 'lost', 'failed']);
});
