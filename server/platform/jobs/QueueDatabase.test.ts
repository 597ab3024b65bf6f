import { getDatabaseAddress } from '../../app/database/hosts/getDatabaseAddress';
import { startProxy } from '../../test/programs/startProxy';
import { useTestDatabase } from '../../test/testDatabase';
import { QueueDatabase } from './QueueDatabase';

const test = useTestDatabase();

it('refuses at once what waits for a silent database when it is cut, also what has no connection yet', async () => {
  const proxy = await startProxy(test.url);
  const address = { ...getDatabaseAddress(test.database), url: proxy.urlOf(test.url) };
  const database = new QueueDatabase({ address, onError: () => undefined });
  expect((await database.executeSql('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  proxy.fallSilent();
  // the pool has four connections
  const waiting = Array.from({ length: 6 }, () => database.executeSql('SELECT 1'));
  database.cut();
  const answers = await Promise.allSettled([...waiting, database.executeSql('SELECT 2')]);
  const isTold = expect.objectContaining({ message: 'The job queue is being stopped.' }) as Error;
  expect(answers.map((answer) => (answer.status === 'rejected' ? (answer.reason as Error) : null))).toEqual(
    Array.from({ length: 7 }, () => isTold),
  );
  await database.close();
  await proxy.stop();
});
