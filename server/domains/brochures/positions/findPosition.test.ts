import { findPosition, positionInUrl } from './findPosition';
describe('positionInUrl', () => {
  it.each<[string, [number, number] | null]>([
    ['https://www.google.com/maps/@-26.3987,153.0901,15z', [-26.3987, 153.0901]],
    [
      'https://www.google.com/maps/place/Tide/@-26.1,153.1,17z/data=!3m1!8m2!3d-26.3987!4d153.0901',
      [-26.3987, 153.0901],
    ],
    ['https://maps.google.com/?q=-26.3987,153.0901', [-26.3987, 153.0901]],
    ['https://www.google.com/maps/search/?api=1&query=-26.3987%2C153.0901', [-26.3987, 153.0901]],
    ['https://maps.apple.com/?ll=-26.3987,153.0901', [-26.3987, 153.0901]],
    ['https://www.bing.com/maps?cp=-26.3987~153.0901', [-26.3987, 153.0901]],
    ['https://www.openstreetmap.org/?mlat=-26.3987&mlon=153.0901#map=15/-26.1/153.1', [-26.3987, 153.0901]],
    ['https://www.openstreetmap.org/#map=15/-26.3987/153.0901', [-26.3987, 153.0901]],
    ['https://www.google.com/maps/@48.85,2.35,15z', null],
    ['https://maps.app.goo.gl/abcdef', null],
    ['https://tide.example/2026,11', null],
  ])('%s', (url, expected) => {
    const found = positionInUrl(url);
    expect(found && [found.latitude, found.longitude]).toEqual(expected);
  });
});

describe('findPosition', () => {
  const nowhere = { latitude: null, longitude: null, positionSource: null, locationUrl: null };
  const pinned = { latitude: -27, longitude: 153, positionSource: 'EXACT' as const, locationUrl: null };
  const link = 'https://maps.example/@-26.4,153.1,15z';

  it.each<[string, typeof nowhere | typeof pinned, Parameters<typeof findPosition>[1], [number, string] | null]>([
    ['a pin is believed first', nowhere, { latitude: -25, longitude: 152, locationUrl: link }, [-25, 'EXACT']],
    ['then the link', nowhere, { locationUrl: link }, [-26.4, 'EXACT']],
    ['a new link moves an old pin', pinned, { locationUrl: link }, [-26.4, 'EXACT']],
    ['a pin may be moved by half', pinned, { latitude: -28 }, [-28, 'EXACT']],
    ['a pin stays when the address is corrected', pinned, { city: 'Noosa' }, [-27, 'EXACT']],
    ['a pin may be taken away', pinned, { latitude: null, longitude: null }, null],
    [
      'what is known of a street goes with it',
      { ...pinned, positionSource: 'STREET' as never },
      { city: 'Noosa' },
      null,
    ],
    ['anything else leaves it', { ...pinned, positionSource: 'STREET' as never }, { title: 'New' }, [-27, 'STREET']],
  ])('%s', (_what, before, changes, expected) => {
    const { latitude, positionSource } = findPosition(before, changes);
    expect(latitude === null ? null : [latitude, positionSource]).toEqual(expected);
  });
});
