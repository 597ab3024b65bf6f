import { PublicVersion } from './PublicVersion';

let confirmations = 0;
let raised = 0;
let confirm: () => Promise<boolean>;

function heardVersion(): PublicVersion {
  const version = new PublicVersion(
    () => {
      confirmations += 1;
      return confirm();
    },
    () => (raised += 1),
  );
  version.listening();
  return version;
}

beforeEach(() => {
  jest.useFakeTimers();
  confirmations = 0;
  raised = 0;
  confirm = () => Promise.resolve(true);
});
afterEach(() => jest.useRealTimers());

it('is not known before changes are heard, nor once they are not', async () => {
  const version = new PublicVersion(() => Promise.resolve(true), jest.fn());
  expect([version.latest, version.certain, await version.ask()]).toEqual([null, null, null]);
  version.listening();
  expect(version.certain).toBe(version.latest);
  expect(version.certain).not.toBeNull();
  version.lost();
  expect([version.latest, version.certain, await version.ask()]).toEqual([null, null, null]);
});

it('is another one after a gap, in which anything may have changed', () => {
  const version = heardVersion();
  const before = version.certain;
  version.lost();
  version.listening();
  expect(version.certain).not.toBe(before);
});

it('is certain for less than half a second, unless it is confirmed', async () => {
  const version = heardVersion();
  await jest.advanceTimersByTimeAsync(390);
  confirm = () => new Promise(() => undefined);
  expect(version.certain).not.toBeNull();
  await jest.advanceTimersByTimeAsync(20);
  expect(version.certain).toBeNull();
  expect(version.latest).not.toBeNull();
});

it('stays certain while it is asked for, with few confirmations', async () => {
  const version = heardVersion();
  for (let ms = 0; ms < 2_000; ms += 10) {
    expect(version.certain).not.toBeNull();
    await jest.advanceTimersByTimeAsync(10);
  }
  expect(confirmations).toBeLessThanOrEqual(10);
});

it('costs nothing while nobody asks, and one confirmation for the first who does', async () => {
  const version = heardVersion();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(confirmations).toBe(0);
  const answers = await Promise.all([version.ask(), version.ask(), version.ask()]);
  expect(answers).toEqual([version.latest, version.latest, version.latest]);
  expect(confirmations).toBe(1);
});

it('is not waited for longer than it is worth', async () => {
  const version = heardVersion();
  await jest.advanceTimersByTimeAsync(1_000);
  confirm = () => new Promise(() => undefined);
  const asked = version.ask();
  await jest.advanceTimersByTimeAsync(250);
  expect(await asked).toBeNull();
});

it('counts a first change at once, and those that follow closely together', async () => {
  const version = heardVersion();
  raised = 0;
  version.changed();
  expect(raised).toBe(1);
  for (let count = 0; count < 1_000; count += 1) version.changed();
  expect(raised).toBe(1);
  await jest.advanceTimersByTimeAsync(250);
  expect(raised).toBe(2);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(raised).toBe(2);
  version.changed();
  expect(raised).toBe(3);
});
