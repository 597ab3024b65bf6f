/**
 * The kinds of base map features, in drawing order. Streets and railways are lines, or areas in their full width;
 * facilities are points.
 */
export const baseMapKinds = [
  'LAND',
  'PARK',
  'BEACH',
  'WATER',
  'BUILDING',
  'SUBURB',
  'RAILWAY',
  'FERRY',
  'STREET',
  'FACILITY',
] as const;

export type BaseMapKind = (typeof baseMapKinds)[number];
