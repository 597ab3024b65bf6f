import { pinStep } from './PinMap';
import { positionProblems } from './positionProblems';
import { readCoordinate } from './readCoordinate';
import { readCoordinates } from './readCoordinates';

it.each([
  ['-26.39', -26.39],
  [' 153,09 ', 153.09],
  ['−26.39°', -26.39],
  ['', null],
  ['-26.', null],
  ['north', null],
  ['1e2', null],
])('reads %j as %p degrees', (text, number) => {
  expect(readCoordinate(text)).toBe(number);
});

it.each([
  ['-26.39, 153.09', [-26.39, 153.09]],
  ['-26.39,153.09', [-26.39, 153.09]],
  ['-26.39 153.09', [-26.39, 153.09]],
  ['-26.39; 153.09', [-26.39, 153.09]],
  ['-26.39', null],
  ['-26,39', null],
  ['-26.39, 153.09, 12', null],
])('reads %j as the pair %j', (text, pair) => {
  const read = readCoordinates(text);
  expect(read && [read.latitude, read.longitude]).toEqual(pair);
});

it.each([
  [null, null, []],
  [-26, 153, []],
  [-26, null, ['longitude']],
  [null, 153, ['latitude']],
  [26, 153, ['latitude']],
  [153, -26, ['latitude', 'longitude']],
])('refuses of %p and %p: %j', (latitude, longitude, fields) => {
  expect(Object.keys(positionProblems({ latitude, longitude }))).toEqual(fields);
});

it('moves the pin by arrow keys only, in finer steps with Shift', () => {
  expect(pinStep({ key: 'ArrowUp', shiftKey: false })).toEqual({ right: 0, down: -16 });
  expect(pinStep({ key: 'ArrowRight', shiftKey: true })).toEqual({ right: 1, down: 0 });
  expect(pinStep({ key: 'Tab', shiftKey: false })).toBeNull();
});
