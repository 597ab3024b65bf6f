import { PublicChanges } from './PublicChanges';
import { PublicVersion } from './PublicVersion';

let confirmations = 0;
let raised: PublicChanges[] = [];
const change = PublicChanges.read('vendors');
const sold = (id: number) => PublicChanges.read(`coupons of ${id}`);
let confirm: () => Promise<boolean>;

function heardVersion(): PublicVersion {
  const version = new PublicVersion(
    () => {
      confirmations += 1;
      return confirm();
    },
    (changes) => raised.push(changes),
  );
  version.listening();
  return version;
}

beforeEach(() => {
  jest.useFakeTimers();
  confirmations = 0;
  raised = [];
  confirm = () => Promise.resolve(true);
});
afterEach(() => jest.useRealTimers());

it('is null without a connection', async () => {
  const version = new PublicVersion(() => Promise.resolve(true), jest.fn());
  expect([version.currentVersion, version.verifiedVersion, await version.verify()]).toEqual([null, null, null]);
  version.listening();
  expect(version.verifiedVersion).toBe(version.currentVersion);
  expect(version.verifiedVersion).not.toBeNull();
  version.lost();
  expect([version.currentVersion, version.verifiedVersion, await version.verify()]).toEqual([null, null, null]);
});

it('rises after a gap in the connection', () => {
  const version = heardVersion();
  const before = version.verifiedVersion;
  version.lost();
  version.listening();
  expect(version.verifiedVersion).not.toBe(before);
});

it('stays verified for less than half a second without a confirmation', async () => {
  const version = heardVersion();
  await jest.advanceTimersByTimeAsync(390);
  confirm = () => new Promise(() => undefined);
  expect(version.verifiedVersion).not.toBeNull();
  await jest.advanceTimersByTimeAsync(20);
  expect(version.verifiedVersion).toBeNull();
  expect(version.currentVersion).not.toBeNull();
});

it('stays verified while in use, with few confirmations', async () => {
  const version = heardVersion();
  for (let ms = 0; ms < 2_000; ms += 10) {
    expect(version.verifiedVersion).not.toBeNull();
    await jest.advanceTimersByTimeAsync(10);
  }
  expect(confirmations).toBeLessThanOrEqual(10);
});

it('confirms only on demand', async () => {
  const version = heardVersion();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(confirmations).toBe(0);
  const answers = await Promise.all([version.verify(), version.verify(), version.verify()]);
  expect(answers).toEqual([version.currentVersion, version.currentVersion, version.currentVersion]);
  expect(confirmations).toBe(1);
});

it('waits a limited time for a confirmation', async () => {
  const version = heardVersion();
  await jest.advanceTimersByTimeAsync(1_000);
  confirm = () => new Promise(() => undefined);
  const asked = version.verify();
  await jest.advanceTimersByTimeAsync(250);
  expect(await asked).toBeNull();
});

it('raises the version at once, then collects further changes', async () => {
  const version = heardVersion();
  raised = [];
  const before = version.currentVersion ?? 0;
  version.changed(change);
  expect(raised).toHaveLength(1);
  for (let count = 0; count < 1_000; count += 1) version.changed(change);
  expect(raised).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(250);
  expect(raised).toHaveLength(2);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(raised).toHaveLength(2);
  version.changed(change);
  expect(raised).toHaveLength(3);
  expect(version.currentVersion).toBe(before + 3);
});

it('reports sold coupons without a new version, and collects their ads', async () => {
  const version = heardVersion();
  raised = [];
  const [number, count] = [version.currentVersion, version.changeCount];
  for (const id of [1, 2, 2, 3]) version.changed(sold(id));
  await jest.advanceTimersByTimeAsync(250);
  expect(version.currentVersion).toBe(number);
  expect(version.changeCount).toBeGreaterThan(count);
  expect(raised.map((changes) => [1, 2, 3, 4].filter((id) => changes.concern([id])))).toEqual([[1], [2, 3]]);
});

it('raises the version when a change of something else is collected with sold coupons', async () => {
  const version = heardVersion();
  const number = version.currentVersion ?? 0;
  version.changed(sold(1));
  version.changed(change);
  version.changed(sold(2));
  expect(version.currentVersion).toBe(number);
  await jest.advanceTimersByTimeAsync(250);
  expect(version.currentVersion).toBe(number + 1);
});
