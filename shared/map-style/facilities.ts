/** What a facility of the base map is; in the order of the maps' legends. */
export const facilityTypes = ['information', 'toilets', 'parking', 'beach'] as const;

export type FacilityType = (typeof facilityTypes)[number];

export const facilityLabels: Record<FacilityType, string> = {
  information: 'Information',
  toilets: 'Toilets',
  parking: 'Parking',
  beach: 'Beach',
};

/** Symbols of screen and paper: strokes on a grid of 24, on a square of one colour. */
export const facilitySymbols: Record<FacilityType, string> = {
  information: 'M12 10.5v8M12 6h.01',
  toilets: 'M8 5h.01M5 9h6M8 9v4.5M8 13.5l-1.5 6M8 13.5l1.5 6M16.5 5h.01M16.5 8.5l-2.7 6h5.4zM15.4 14.5v5M17.6 14.5v5',
  parking: 'M9 19.5V5h4.5a4.2 4.2 0 0 1 0 8.4H9',
  beach: 'M3.5 10c2.8-2.5 5.7-2.5 8.5 0s5.7 2.5 8.5 0M3.5 15.5c2.8-2.5 5.7-2.5 8.5 0s5.7 2.5 8.5 0',
};

/** width of a stroke on the grid of 24 */
export const facilityStroke = 2.6;
