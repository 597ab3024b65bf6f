/** Landmarks: facilities by which people find their way. Maps write their names. */
export const landmarkTypes = [
  'attraction',
  'museum',
  'theatre',
  'stadium',
  'lighthouse',
  'station',
  'hospital',
] as const;

/** What a facility of the base map is; in the order of the maps' legends. */
export const facilityTypes = ['information', 'toilets', 'parking', 'beach', ...landmarkTypes] as const;

export type FacilityType = (typeof facilityTypes)[number];
export type LandmarkType = (typeof landmarkTypes)[number];

export const facilityLabels: Record<FacilityType, string> = {
  information: 'Information',
  toilets: 'Toilets',
  parking: 'Parking',
  beach: 'Beach',
  attraction: 'Attraction',
  museum: 'Museum or gallery',
  theatre: 'Theatre',
  stadium: 'Stadium',
  lighthouse: 'Lighthouse',
  station: 'Station',
  hospital: 'Hospital',
};

/** Symbols of screen and paper: strokes on a grid of 24, on a square of one colour. */
export const facilitySymbols: Record<FacilityType, string> = {
  information: 'M12 10.5v8M12 6h.01',
  toilets: 'M8 5h.01M5 9h6M8 9v4.5M8 13.5l-1.5 6M8 13.5l1.5 6M16.5 5h.01M16.5 8.5l-2.7 6h5.4zM15.4 14.5v5M17.6 14.5v5',
  parking: 'M9 19.5V5h4.5a4.2 4.2 0 0 1 0 8.4H9',
  beach: 'M3.5 10c2.8-2.5 5.7-2.5 8.5 0s5.7 2.5 8.5 0M3.5 15.5c2.8-2.5 5.7-2.5 8.5 0s5.7 2.5 8.5 0',
  attraction: 'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z',
  museum: 'M3.5 9.5L12 4l8.5 5.5zM6.5 13v4M12 13v4M17.5 13v4M4 20.5h16',
  theatre: 'M4.5 4.5h15v6.5a7.5 8.5 0 0 1-15 0zM9 9h.01M15 9h.01M8.8 13.5c2 2.2 4.4 2.2 6.4 0',
  stadium: 'M3 12a9 6.5 0 1 0 18 0a9 6.5 0 1 0-18 0M12 5.5v13',
  lighthouse: 'M8.5 20.5L10 10h4l1.5 10.5zM10 6.5h4M3.5 5l3 1M20.5 5l-3 1M12 3.5v3',
  station: 'M6.5 4h11v11.5h-11zM6.5 9.5h11M9 16l-2.5 4.5M15 16l2.5 4.5',
  hospital: 'M12 4.5v15M4.5 12h15',
};

/** width of a stroke on the grid of 24 */
export const facilityStroke = 2.6;

/** Words of OpenStreetMap, OpenMapTiles, Protomaps and registers of councils, and our own. */
const typeByWord: readonly (readonly [FacilityType, RegExp])[] = [
  ['information', /^(?:(?:tourist )?information|visitor centre)$/],
  ['toilets', /^toilets?$/],
  ['parking', /^parking$/],
  ['beach', /^(?:beach(?:_resort)?|swimming_area)$/],
  ['attraction', /^(?:attraction|zoo|aquarium|theme_park|viewpoint|observation tower\/wheel)$/],
  ['museum', /^(?:museum|gallery|art_gallery|art gallery\/museum)$/],
  ['theatre', /^(?:theatre|arts_centre|theatre live)$/],
  ['stadium', /^(?:stadium|major sports & recreation facility)$/],
  ['lighthouse', /^lighthouse$/],
  ['station', /^(?:station|railway station|train_station)$/],
  ['hospital', /^(?:hospital|public hospital|private hospital)$/],
];

/** Returns the type of a facility by a source's own word; undefined for what maps do not draw. */
export function readFacilityType(word: string): FacilityType | undefined {
  const plain = word.trim().toLowerCase();
  return typeByWord.find(([, words]) => words.test(plain))?.[0];
}

/**
 * Returns the landmark of a place of a map file by its most exact word: `kind` of Protomaps, `subclass` of OpenMapTiles,
 * whose `class` groups others with it, as nursing homes with hospitals.
 */
export function readLandmarkType(property: (name: string) => unknown): LandmarkType | undefined {
  const word = ['kind', 'subclass', 'class'].map(property).find((value) => typeof value === 'string' && value !== '');
  const type = typeof word === 'string' ? readFacilityType(word) : undefined;
  return type !== undefined && isLandmark(type) ? type : undefined;
}

export function isLandmark(type: FacilityType): type is LandmarkType {
  return landmarkTypes.some((landmark) => landmark === type);
}
