/** The colours of the printed map: calm land and water; only ads are teal and orange. */
export const inks = {
  water: '#d3e5ea',
  land: '#f7f3ea',
  coast: '#9dbcc6',
  park: '#dde9cd',
  parkName: '#4f6b35',
  road: '#ffffff',
  roadEdge: '#bdb5a8',
  grid: '#7d9a98',
  name: '#3d3831',
  suburb: '#8d8271',
  marker: '#00706a',
  onMarker: '#ffffff',
  coupon: '#f9a03f',
  onCoupon: '#3a1d02',
  text: '#23201c',
  muted: '#635c53',
};
