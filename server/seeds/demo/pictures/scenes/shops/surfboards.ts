import { inks } from '../../inks';
import { beach, sea } from '../../parts/sea';
import { duneGrass, headland } from '../../parts/land';
import { gulls, shimmer, sky } from '../../parts/sky';
import { ellipse, group, path, stroke, times } from '../../shapes';
import type { Scene } from '../../Scene';

const designs = [
  [inks.cream, inks.orange, inks.coral],
  [inks.teal, inks.aqua, inks.cream],
  [inks.sun, inks.cream, inks.tealMid],
  [inks.coral, inks.cream, inks.sun],
  [inks.aqua, inks.teal, inks.orange],
] as const;

/** A board standing in the sand, nose up; its tail at 0, 0. */
function board(length: number, [body, band, line]: readonly [string, string, string]): string {
  const half = length * 0.145;
  const outline = `M0 0C${-half * 0.7} ${-length * 0.05} ${-half * 1.05} ${-length * 0.3} ${-half} ${-length * 0.5}S${-half * 0.5} ${-length * 0.95} 0 ${-length}S${half} ${-length * 0.72} ${half} ${-length * 0.5}S${half * 0.7} ${-length * 0.05} 0 0z`;
  return [
    path(outline, body),
    path(
      `M${-half} ${-length * 0.5}Q0 ${-length * 0.42} ${half} ${-length * 0.5}L${half * 0.99} ${-length * 0.62}Q0 ${-length * 0.54} ${-half * 0.98} ${-length * 0.62}z`,
      band,
    ),
    path(
      `M${-half * 0.97} ${-length * 0.66}Q0 ${-length * 0.58} ${half * 0.95} ${-length * 0.66}L${half * 0.93} ${-length * 0.69}Q0 ${-length * 0.61} ${-half * 0.95} ${-length * 0.69}z`,
      line,
    ),
    stroke(`M0 ${-length * 0.02}V${-length * 0.97}`, inks.night, 0.7, { opacity: 0.28 }),
    path(
      `M0 0C${half * 0.7} ${-length * 0.05} ${half * 1.05} ${-length * 0.3} ${half} ${-length * 0.5}S${half * 0.5} ${-length * 0.95} 0 ${-length}Q${half * 0.55} ${-length * 0.5} 0 0z`,
      inks.night,
      { opacity: 0.09 },
    ),
  ].join('');
}

export const surfboards: Scene = (stage) => {
  const { random } = stage;
  const horizon = 128;
  const sunX = random.between(240, 330);
  const count = random.whole(3, 4);
  const chosen = random.shuffle(designs);
  const boards = times(count, (index) => {
    const x = 118 + index * (200 / count) + random.between(-5, 5);
    const y = 262 + random.between(-7, 7);
    const length = random.between(148, 182);
    const design = chosen[index] ?? designs[0];
    return [
      group(
        { transform: `translate(${x} ${y - 2}) skewX(62) scale(1 .3)`, opacity: 0.2 },
        board(length, [inks.night, inks.night, inks.night]),
      ),
      group({ transform: `translate(${x} ${y}) rotate(${random.between(-7, 7)})` }, board(length, design)),
      ellipse(x, y, 15, 4, stage.mood.sand[1]),
      ellipse(x + 2, y + 2, 19, 4.5, stage.mood.sand[0]),
    ].join('');
  });
  return [
    sky(stage, horizon, sunX),
    sea(stage, horizon, 230),
    shimmer(stage, sunX, horizon, 190, stage.mood.sun),
    headland(stage, horizon, random.between(120, 170), 46),
    gulls(stage, 4, '#ffffff', 180, 62),
    beach(stage, 198),
    ...boards,
    duneGrass(stage, 300, -6, 112, inks.leaf),
    duneGrass(stage, 304, 330, 406, inks.leafDark),
  ].join('');
};
