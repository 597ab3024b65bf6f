/**
 * Colours of the base map, on screens and (the light ones) on paper. Ground is pale and roads are quiet, so that the
 * saturated ads stand out; every road has an edge, so that no road vanishes on the land.
 */
export interface MapPalette {
  /** outside everything that is known */
  ground: string;
  sea: string;
  land: string;
  park: string;
  beach: string;
  building: string;
  buildingEdge: string;
  motorway: string;
  motorwayEdge: string;
  /** primary roads */
  mainRoad: string;
  mainRoadEdge: string;
  /** secondary and tertiary roads */
  collector: string;
  collectorEdge: string;
  road: string;
  roadEdge: string;
  path: string;
  railway: string;
  /** between the sleepers, and of yards */
  railwayBed: string;
  ferry: string;
  border: string;
  streetName: string;
  placeName: string;
  waterName: string;
  parkName: string;
  shield: string;
  onShield: string;
  /** toilets, parking, information and beaches */
  facility: string;
  onFacility: string;
  /** around every name */
  halo: string;
}

export const lightMap: MapPalette = {
  ground: '#f3efe6',
  sea: '#bfdbe4',
  land: '#f3efe6',
  park: '#d5e5c3',
  beach: '#f3e4bc',
  building: '#e4dccf',
  buildingEdge: '#d3c9b8',
  motorway: '#f3c48c',
  motorwayEdge: '#b6854a',
  mainRoad: '#f9e0a8',
  mainRoadEdge: '#bf9d5e',
  collector: '#fdf4d8',
  collectorEdge: '#c0b088',
  road: '#ffffff',
  roadEdge: '#beb4a3',
  path: '#9a8668',
  railway: '#7d7771',
  railwayBed: '#e5dfd7',
  ferry: '#4f8596',
  border: '#a79b88',
  streetName: '#4c463d',
  placeName: '#3d3831',
  waterName: '#28586a',
  parkName: '#3c5b2a',
  shield: '#2f6b4a',
  onShield: '#ffffff',
  facility: '#34548a',
  onFacility: '#ffffff',
  halo: '#fdfbf7',
};

export const darkMap: MapPalette = {
  ground: '#25221e',
  sea: '#0c1e26',
  land: '#25221e',
  park: '#26331f',
  beach: '#3a3324',
  building: '#302c27',
  buildingEdge: '#3d3831',
  motorway: '#6b532f',
  motorwayEdge: '#8f7347',
  mainRoad: '#574a31',
  mainRoadEdge: '#776645',
  collector: '#484034',
  collectorEdge: '#665c4b',
  road: '#3c3730',
  roadEdge: '#595146',
  path: '#8d7d63',
  railway: '#8f8982',
  railwayBed: '#322e29',
  ferry: '#5f8b9b',
  border: '#6b6254',
  streetName: '#d9d1c4',
  placeName: '#e4dccf',
  waterName: '#9cc3cf',
  parkName: '#adc795',
  shield: '#2f6b4a',
  onShield: '#ffffff',
  facility: '#8fa9d6',
  onFacility: '#10192b',
  halo: '#1b1815',
};
