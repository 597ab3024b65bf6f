/** Pale colours for the base map, so that the saturated ads stand out. */
export interface MapColours {
  ground: string;
  sea: string;
  land: string;
  park: string;
  road: string;
  roadEdge: string;
  border: string;
  streetName: string;
  placeName: string;
  waterName: string;
  halo: string;
}

export const lightMap: MapColours = {
  ground: '#f7f4ee',
  sea: '#d3e5e8',
  land: '#f7f4ee',
  park: '#e2ecd6',
  road: '#ffffff',
  roadEdge: '#e3dccf',
  border: '#cfc4b2',
  streetName: '#665f55',
  placeName: '#59534b',
  waterName: '#4a7178',
  halo: '#fbf9f5',
};

export const darkMap: MapColours = {
  ground: '#25221e',
  sea: '#15252a',
  land: '#25221e',
  park: '#242d22',
  road: '#39342d',
  roadEdge: '#2d2924',
  border: '#4a433a',
  streetName: '#b0a698',
  placeName: '#c4bbae',
  waterName: '#7fa3aa',
  halo: '#1d1a17',
};
