import { nearMeStore } from './nearMeStore';
import { readNearMe } from './readNearMe';
import { nearMeKey } from '../restoring/storedFilterKeys';

const store = (value: unknown) => localStorage.setItem(nearMeKey, JSON.stringify(value));

it('remembers the position across visits, and only while it is on', () => {
  nearMeStore.set({ lat: -26.4, lon: 153.1, accuracy: 30 });
  expect(readNearMe()).toEqual({ lat: -26.4, lon: 153.1, accuracy: 30 });
  nearMeStore.set(null);
  expect(readNearMe()).toBeNull();
  expect(localStorage.getItem(nearMeKey)).not.toContain('lat');
});

it('returns the same object until the position changes, because React compares it', () => {
  nearMeStore.set({ lat: -26.4, lon: 153.1 });
  expect(nearMeStore.get()).toBe(nearMeStore.get());
});

it('notifies its listeners until they unsubscribe', () => {
  const heard: unknown[] = [];
  const unsubscribe = nearMeStore.subscribe(() => heard.push(nearMeStore.get()));
  nearMeStore.set({ lat: -20, lon: 140 });
  nearMeStore.set(null);
  unsubscribe();
  nearMeStore.set({ lat: -21, lon: 141 });
  expect(heard).toEqual([{ lat: -20, lon: 140 }, null]);
});

it('reads a position at the equator and the prime meridian', () => {
  store({ isOn: true, lat: 0, lon: 0 });
  expect(readNearMe()).toEqual({ lat: 0, lon: 0 });
});

it.each([
  [{ lat: -26, lon: 153 }],
  [{ isOn: 'true', lat: -26, lon: 153 }],
  [{ isOn: true, lat: '-26', lon: 153 }],
  [{ isOn: true, lat: -26 }],
  [{ isOn: true, lat: null, lon: 153 }],
  ['near'],
  [null],
])('reads no position from %j', (value) => {
  store(value);
  expect(readNearMe()).toBeNull();
});

it.each([[0], [-5], ['30'], [null]])('reads the position without an accuracy of %j', (accuracy) => {
  store({ isOn: true, lat: -26, lon: 153, accuracy });
  expect(readNearMe()).toEqual({ lat: -26, lon: 153 });
});
