const feature = (properties: object, geometry: object) => ({ type: 'Feature', properties, geometry });

const line = (name: string, coordinates: number[][], more: object = {}) =>
  feature({ name, ...more }, { type: 'LineString', coordinates });

const collection = (...features: unknown[]) => JSON.stringify({ type: 'FeatureCollection', name: 'x', features });

/** Cuts a file into arbitrary pieces, even in the middle of a character. */
function* pieces(text: string): Generator<Buffer> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += 7) yield bytes.subarray(at, at + 7);
}

/** Street files for the area of `useStreetImports`, and two of its streets. */
export const streetFile = {
  feature,
  line,
  collection,
  pieces,
  bay: line(
    'Bay Rd',
    [
      [153.01, -26.31],
      [153.05, -26.31],
    ],
    { highway: 'primary' },
  ),
  hill: line('HILL ST', [
    [153.11, -26.41],
    [153.12, -26.42],
  ]),
  far: line('Far Road', [
    [150, -30],
    [150.1, -30],
  ]),
};
