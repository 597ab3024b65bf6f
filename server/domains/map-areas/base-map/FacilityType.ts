/** What a facility of the base map is; in the order of the printed map's symbol key. */
export const facilityTypes = ['information', 'toilets', 'parking', 'beach'] as const;

export type FacilityType = (typeof facilityTypes)[number];
