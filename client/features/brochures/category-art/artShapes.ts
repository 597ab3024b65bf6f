/** Shapes of a scene on a ground of 160 × 120: a sun and two ranges of hills. */
interface ArtShapes {
  sun: readonly [x: number, y: number, radius: number];
  far: string;
  near: string;
}

const suns = [
  [126, 34, 13],
  [38, 36, 16],
  [92, 26, 10],
] as const;

const farHills = ['M0 88c26-26 52-24 86-6s54 8 74-12v50H0z', 'M0 66c22 2 40 22 66 24s58-28 94-24v54H0z'] as const;

const nearHills = ['M0 108c30-22 60-22 92-8s50 8 68 0v20H0z', 'M0 96c20-2 44 16 76 16s56-20 84-14v22H0z'] as const;

/** Chooses among 12 scenes by the number of the ad, so that an ad always has the same and neighbours differ. */
export function artShapes(databaseId: number): ArtShapes {
  return {
    sun: suns[databaseId % 3] ?? suns[0],
    far: farHills[databaseId % 2] ?? farHills[0],
    near: nearHills[(databaseId >> 2) % 2] ?? nearHills[0],
  };
}
