/** Layers of the Protomaps and OpenMapTiles schemes that maps draw, lowest first. */
export const groundLayers = [
  ...(['earth', 'landcover', 'landuse', 'park', 'water', 'waterway', 'buildings', 'building', 'boundaries'] as const),
  ...([
    'boundary',
    'roads',
    'transportation',
    'transportation_name',
    'water_name',
    'places',
    'place',
    'pois',
    'poi',
  ] as const),
] as const;

/** Properties of their features that decide how they are drawn. */
export const groundProperties = [
  'name',
  'kind',
  'kind_detail',
  'class',
  'subclass',
  'route',
  'ref',
  'shield_text',
] as const;

/** Before the names of these layers in our own tiles, whose layers are named alike. */
export const groundPrefix = 'ground_';
