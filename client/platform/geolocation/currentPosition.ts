export interface Position {
  lat: number;
  lon: number;
}

export type PositionProblem = 'unsupported' | 'unavailable';

export class PositionError extends Error {
  constructor(readonly problem: PositionProblem) {
    super(`The current position is ${problem}.`);
    this.name = 'PositionError';
  }
}

/** A permission prompt that is dismissed never answers, so we stop waiting by our own clock. */
const waitMs = 10_000;

/** About eleven metres: enough for distances, and no more than needed leaves the device. */
function rounded(degrees: number): number {
  return Number(degrees.toFixed(4));
}

/** Asks the browser where the visitor is; rejects with a PositionError. */
export function currentPosition(): Promise<Position> {
  if (!('geolocation' in navigator)) return Promise.reject(new PositionError('unsupported'));
  return new Promise((resolve, reject) => {
    const fail = () => reject(new PositionError('unavailable'));
    const timer = setTimeout(fail, waitMs);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        clearTimeout(timer);
        resolve({ lat: rounded(coords.latitude), lon: rounded(coords.longitude) });
      },
      () => {
        clearTimeout(timer);
        fail();
      },
      { timeout: waitMs, maximumAge: 60_000 },
    );
  });
}
