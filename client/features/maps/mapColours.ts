/** Pale for all that is only ground; what is saturated is an ad. */
export interface MapColours {
  ground: string;
  sea: string;
  land: string;
  coast: string;
  park: string;
  road: string;
  roadEdge: string;
  streetName: string;
  placeName: string;
  waterName: string;
  halo: string;
  grid: string;
}

export const lightMap: MapColours = {
  ground: '#f3f0ea',
  sea: '#d3e5e8',
  land: '#f7f4ee',
  coast: '#b9d2d6',
  park: '#e2ecd6',
  road: '#ffffff',
  roadEdge: '#e3dccf',
  streetName: '#665f55',
  placeName: '#59534b',
  waterName: '#4a7178',
  halo: '#fbf9f5',
  grid: 'rgb(120 105 85 / 18%)',
};

export const darkMap: MapColours = {
  ground: '#201d1a',
  sea: '#15252a',
  land: '#25221e',
  coast: '#2f4348',
  park: '#242d22',
  road: '#39342d',
  roadEdge: '#2d2924',
  streetName: '#b0a698',
  placeName: '#c4bbae',
  waterName: '#7fa3aa',
  halo: '#1d1a17',
  grid: 'rgb(200 185 160 / 14%)',
};
