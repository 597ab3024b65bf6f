export interface PositionProblems {
  latitude?: string;
  longitude?: string;
}

interface Numbers {
  latitude: number | null;
  longitude: number | null;
}

const isBetween = (value: number, from: number, to: number): boolean => from <= value && value <= to;

/**
 * The server's messages for these coordinates (docs/rules/ads-and-types.md#field-limits), compared in
 * `e2e/shared-rules/fileRules.test.ts`.
 */
export function positionProblems({ latitude, longitude }: Numbers): PositionProblems {
  const needs = (missing: string): string =>
    `A position needs both latitude and longitude: give ${missing} too, or neither.`;
  const problems: PositionProblems = {};
  if (latitude === null && longitude !== null) problems.latitude = needs('latitude');
  if (longitude === null && latitude !== null) problems.longitude = needs('longitude');
  if (latitude !== null && !isBetween(latitude, -55, -9)) {
    problems.latitude = 'A latitude in Australia lies between -55 and -9.';
  }
  if (longitude !== null && !isBetween(longitude, 96, 168.5)) {
    problems.longitude = 'A longitude in Australia lies between 96 and 168.5.';
  }
  return problems;
}
