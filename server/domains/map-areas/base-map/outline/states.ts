/** Where maps of the country write the names of states. */
export const stateNames: readonly (readonly [name: string, latitude: number, longitude: number])[] = [
  ['Western Australia', -25.5, 121.5],
  ['Northern Territory', -20.2, 133.4],
  ['South Australia', -29.4, 134.6],
  ['Queensland', -23, 143.8],
  ['New South Wales', -32.4, 146],
  ['Victoria', -36.9, 143.9],
  ['Tasmania', -42.1, 146.6],
];
