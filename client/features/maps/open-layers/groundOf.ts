type Ground = 'sea' | 'land' | 'park' | 'water' | 'roadArea' | 'road' | 'place' | 'border' | 'city';

/** Layers of our own tiles (`server/domains/map-areas/base-map`), then those of the OpenMapTiles scheme. */
const grounds: Record<string, Ground> = {
  ocean: 'sea',
  outline: 'land',
  borders: 'border',
  cities: 'city',
  mapped: 'sea',
  land: 'land',
  parks: 'park',
  water: 'water',
  roads: 'roadArea',
  streets: 'road',
  suburb_names: 'place',

  park: 'park',
  landcover: 'park',
  transportation: 'road',
  transportation_name: 'road',
  place: 'place',
};

/** What a layer of vector tiles is; undefined: not drawn. */
export function groundOf(layer: string): Ground | undefined {
  return Object.hasOwn(grounds, layer) ? grounds[layer] : undefined;
}
