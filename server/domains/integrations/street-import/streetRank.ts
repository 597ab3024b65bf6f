const ranks: readonly (readonly [rank: number, words: RegExp])[] = [
  [1, /^(?:motorway|trunk|primary|arterial|freeway|citylink|citylink2)(?:_link)?$/],
  [2, /^(?:secondary|tertiary|council major|port roads)(?:_link)?$/],
  [4, /^(?:service|track|path|footway|cycleway|bridleway|steps|corridor|private|lease\/reserve|parks victoria)$/],
];

/** How important a street is, by its class in OpenStreetMap or in a council's register: 1 main road … 4 lane or path. */
export function streetRank(streetClass: string): number {
  const word = streetClass.trim().toLowerCase();
  return ranks.find(([, words]) => words.test(word))?.[0] ?? 3;
}
