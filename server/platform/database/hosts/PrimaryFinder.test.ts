import { eventually } from '../../../test/eventually';
import { PrimaryFinder } from './PrimaryFinder';

const readOnly = Object.assign(new Error('It only reads.'), { code: '25006' });
const never = () => new Promise<never>(() => undefined);
let count = 0;

/** Three hosts; `states` says by name how each answers, and may change meanwhile. */
function makeFinder(states: Record<string, () => Promise<unknown>>): PrimaryFinder {
  const url = `postgres://one:1/offers?hosts=${Object.keys(states).join(',')}&application_name=${count++}`;
  return PrimaryFinder.of(url, ({ host }) => states[host]!())!;
}

it('finds a standby that is promoted while the frozen primary keeps silent', async () => {
  const states = { one: never, two: () => Promise.reject(readOnly), three: () => Promise.reject(readOnly) };
  const found = makeFinder(states).find();
  let asked = 0;
  states.three = () => (++asked < 3 ? Promise.reject(readOnly) : (Promise.resolve() as Promise<never>));
  await expect(found).resolves.toMatchObject({ host: 'three' });
});

it('cuts connections to a host that has become silent when another one takes writes', async () => {
  const states: Record<string, () => Promise<unknown>> = {
    one: () => Promise.resolve(),
    two: () => Promise.reject(readOnly),
  };
  const finder = makeFinder(states);
  const host = await finder.find();
  const connection = { cut: jest.fn() };
  finder.opened(connection, host);
  Object.assign(states, { one: never, two: () => Promise.resolve() });
  await eventually(() => expect(connection.cut).toHaveBeenCalled());
  await expect(finder.find()).resolves.toMatchObject({ host: 'two' });
  finder.ended(connection);
});

it('says that a host only reads rather than that another one is away', async () => {
  const away = () => Promise.reject(new Error('away'));
  await expect(makeFinder({ one: away, two: () => Promise.reject(readOnly) }).find()).rejects.toBe(readOnly);
  await expect(makeFinder({ one: away, two: away }).find()).rejects.toThrow('away');
});
