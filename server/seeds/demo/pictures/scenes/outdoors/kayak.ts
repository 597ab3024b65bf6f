import { inks } from '../../inks';
import { ellipse, group, path, rect, stroke, times } from '../../shapes';
import { bush } from '../../parts/plants';
import type { Scene } from '../../Scene';

const hulls = [inks.orange, inks.coral, inks.sun, inks.tealDark] as const;

/** A kayak from above, bow to the right, its middle at 0, 0. */
function kayakFromAbove(hull: string): string {
  return [
    ellipse(4, 10, 70, 11, inks.night, { opacity: 0.25 }),
    path('M-74 0C-44 -17 44 -17 74 0C44 17 -44 17 -74 0z', hull),
    path('M-60 0C-36 -9 36 -9 60 0C36 9 -36 9 -60 0z', '#ffffff', { opacity: 0.22 }),
    ellipse(-4, 0, 22, 8.5, inks.night, { opacity: 0.85 }),
    ellipse(-8, 0, 8, 8, inks.terracotta),
    ellipse(-6, 0, 6, 6, inks.sand),
    ellipse(-7, 0, 7.5, 7.5, inks.cream, { opacity: 0.9 }),
    group(
      { transform: 'rotate(68)' },
      stroke('M-46 0H46', inks.woodDark, 2.4),
      ellipse(-48, 0, 10, 4, inks.cream),
      ellipse(48, 0, 10, 4, inks.cream),
    ),
    stroke('M34 -5l12 5l-12 5M-40 -5l-12 5l12 5', inks.night, 1, { opacity: 0.5 }),
  ].join('');
}

/** Kayaks on a green river, seen from above, between mangroves and sand. */
export const kayak: Scene = (stage) => {
  const { random, mood } = stage;
  const count = random.whole(2, 3);
  const chosen = random.shuffle(hulls);
  const bank = 'M-5 -5H150C120 40 60 60 52 110S96 196 70 240S10 280 -5 305z';
  const far = 'M405 -5V305H330C318 270 352 240 350 200S300 120 322 76S350 20 344 -5z';
  const ripples = times(26, () => {
    const x = random.between(60, 330);
    const y = random.between(10, 290);
    const length = random.between(12, 34);
    return stroke(`M${x} ${y}q${length / 2} ${random.between(-5, 5)} ${length} 0`, '#ffffff', 1.4, { opacity: 0.3 });
  });
  const kayaks = times(count, (index) => {
    const x = 150 + index * (count === 2 ? 96 : 58) + random.between(-8, 8);
    const y = 78 + index * (count === 2 ? 120 : 78) + random.between(-8, 8);
    const turn = random.between(-34, -12);
    return group(
      { transform: `translate(${x} ${y}) rotate(${turn})` },
      path('M-78 0q-26 -5 -54 -16q30 14 36 16q-8 3 -36 16q28 -10 54 -16z', '#ffffff', { opacity: 0.55 }),
      kayakFromAbove(chosen[index] ?? inks.orange),
    );
  });
  return [
    rect(0, 0, 400, 300, stage.gradient([mood.sea[1], inks.tealMid, mood.sea[1]], 'right')),
    path(
      'M150 -5C120 40 80 60 76 110S120 196 96 240S60 290 62 305H330C318 270 330 240 326 200S276 120 300 76S330 20 324 -5z',
      inks.tealLight,
      { opacity: 0.35 },
    ),
    ...ripples,
    group({ transform: 'translate(14 0)' }, path(bank, mood.sand[0])),
    path(bank, inks.leaf),
    group({ transform: 'translate(-13 4)' }, path(far, mood.sand[0])),
    path(far, inks.leafDark),
    ...times(8, (index) =>
      bush(stage, random.between(-10, 60), index * 42 + 20, random.between(44, 70), inks.leafDark, inks.leafLight),
    ),
    ...times(8, (index) =>
      bush(stage, random.between(362, 410), index * 42 + 26, random.between(44, 70), inks.leaf, inks.leafLight),
    ),
    ...kayaks,
  ].join('');
};
