/** Classes of roads, the most important first; the names are those of the OpenMapTiles scheme. */
export const roadClasses = [
  'motorway',
  'trunk',
  'primary',
  'secondary',
  'tertiary',
  'minor',
  'service',
  'path',
] as const;

export type RoadClass = (typeof roadClasses)[number];

/** Every word for a class in OpenStreetMap, OpenMapTiles, Protomaps and registers of councils. */
const classByWord: readonly (readonly [RoadClass, RegExp])[] = [
  ['motorway', /^(?:motorway|freeway|citylink2?)(?:_link)?$/],
  ['trunk', /^trunk(?:_link)?$/],
  ['primary', /^(?:primary|arterial|major_road)(?:_link)?$/],
  ['secondary', /^(?:secondary|council major|medium_road)(?:_link)?$/],
  ['tertiary', /^(?:tertiary|port roads)(?:_link)?$/],
  ['service', /^(?:service|corridor|private|lease\/reserve|parks victoria|busway)$/],
  ['path', /^(?:path|track|footway|cycleway|bridleway|steps|pedestrian|sidewalk|crossing)$/],
];

const ranks: Record<RoadClass, number> = {
  ...{ motorway: 1, trunk: 1, primary: 1, secondary: 2, tertiary: 2, minor: 3, service: 4, path: 4 },
};

/** of rows that were imported when only the rank was stored */
const classByRank: readonly RoadClass[] = ['primary', 'primary', 'tertiary', 'minor', 'service'];

/** Returns the class of a road by a source's own word; an unknown word is a minor road. */
export function readRoadClass(word: string): RoadClass {
  const plain = word.trim().toLowerCase();
  return classByWord.find(([, words]) => words.test(plain))?.[0] ?? 'minor';
}

/** Returns the importance of a class: 1 main road, 2 collector, 3 street, 4 lane or path. */
export function rankOfRoad(roadClass: RoadClass): number {
  return ranks[roadClass];
}

/** Returns the class of a stored road; rows without a class have one by their rank. */
export function roadClassOf({ roadClass, rank }: { roadClass?: RoadClass | null; rank: number }): RoadClass {
  return roadClass ?? classByRank[rank] ?? 'minor';
}
