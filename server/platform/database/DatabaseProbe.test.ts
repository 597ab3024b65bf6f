import { startProxy } from '../../test/programs/startProxy';
import { useTestDatabase } from '../../test/testDatabase';
import { DatabaseProbe } from './DatabaseProbe';

const test = useTestDatabase();

it('has one limit for both attempts, and reconnects only within it', async () => {
  const proxy = await startProxy(test.url);
  const findUrl = jest.fn(() => proxy.urlOf(test.url));
  const probe = new DatabaseProbe(findUrl);
  await probe.query('SELECT 1');
  proxy.fallSilent();
  await expect(probe.query('SELECT 1')).rejects.toThrow();
  expect(findUrl).toHaveBeenCalledTimes(1);
  proxy.recover();
  await expect(probe.query('SELECT 1 AS one')).resolves.toEqual([{ one: 1 }]);
  await probe.close();
  await proxy.stop();
});
