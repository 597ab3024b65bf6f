export interface Position {
  lat: number;
  lon: number;
}

export interface VisitorPosition extends Position {
  /** radius in metres within which the visitor is; absent if the browser does not report it */
  accuracy?: number;
}

export type PositionProblem = 'unsupported' | 'unavailable';

export class PositionError extends Error {
  constructor(readonly problem: PositionProblem) {
    super(`The current position is ${problem}.`);
    this.name = 'PositionError';
  }
}

/** A dismissed permission prompt never resolves, so our own timer ends the wait. */
const waitMs = 10_000;

/** About eleven metres: enough for distances, and no more than that leaves the device. */
function rounded(degrees: number): number {
  return Number(degrees.toFixed(4));
}

/** Metres, rounded up to tens like the position itself. */
function roundedUp(metres: number): number {
  return Math.ceil(metres / 10) * 10;
}

/** Asks the browser for the visitor's position; rejects with a PositionError. */
export function currentPosition(): Promise<VisitorPosition> {
  if (!('geolocation' in navigator)) return Promise.reject(new PositionError('unsupported'));
  return new Promise((resolve, reject) => {
    const fail = () => reject(new PositionError('unavailable'));
    const timer = setTimeout(fail, waitMs);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        clearTimeout(timer);
        const { latitude, longitude, accuracy } = coords;
        const position = { lat: rounded(latitude), lon: rounded(longitude) };
        resolve(accuracy > 0 ? { ...position, accuracy: roundedUp(accuracy) } : position);
      },
      () => {
        clearTimeout(timer);
        fail();
      },
      { timeout: waitMs, maximumAge: 60_000 },
    );
  });
}
