export interface Position {
  latitude: number;
  longitude: number;
}

const number = String.raw`(-?\d{1,3}(?:\.\d+)?)`;

/** In the order in which they are believed: a place's own point, a query, the middle of the map that is shown. */
const forms = [
  new RegExp(`!3d${number}!4d${number}`),
  new RegExp(
    `[?&](?:q|query|ll|sll|destination|daddr|center|cp|mlat)=(?:loc:)?${number}(?:,|~|%2C|%7E|&mlon=)\\+?${number}`,
    'i',
  ),
  new RegExp(`[@/]${number},${number}`),
  new RegExp(`#map=\\d+(?:\\.\\d+)?/${number}/${number}`),
  new RegExp(`geo:${number},${number}`),
];

/** Coordinates in Australia that stand inside a link to a map (Google, Apple, Bing, OpenStreetMap); null without any. */
export function positionInUrl(url: string): Position | null {
  for (const form of forms) {
    const [, latitude, longitude] = form.exec(url) ?? [];
    const position = { latitude: Number(latitude), longitude: Number(longitude) };
    if (isInAustralia(position)) return position;
  }
  return null;
}

function isInAustralia({ latitude, longitude }: Position): boolean {
  return latitude >= -55 && latitude <= -9 && longitude >= 96 && longitude <= 168.5;
}
