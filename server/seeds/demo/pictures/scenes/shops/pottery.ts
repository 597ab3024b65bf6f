import { inks } from '../../inks';
import { pottedPlant } from '../../parts/plants';
import { ellipse, path, rect, stroke, times } from '../../shapes';
import type { Stage } from '../../Stage';
import type { Scene } from '../../Scene';

const glazes = [
  inks.teal,
  inks.tealLight,
  inks.coral,
  inks.apricot,
  inks.cream,
  inks.terracotta,
  inks.sand,
  inks.tealMid,
] as const;

/** A thrown pot whose foot stands at x, y: bowl, jug, vase or bottle. */
function pot(stage: Stage, x: number, y: number, kind: number): string {
  const { random } = stage;
  const glaze = random.pick(glazes);
  const dip = random.pick(glazes);
  const shapes = [
    {
      d: `M${x - 24} ${y - 26}C${x - 22} ${y - 4} ${x - 12} ${y} ${x} ${y}S${x + 22} ${y - 4} ${x + 24} ${y - 26}z`,
      top: y - 26,
      half: 24,
    },
    {
      d: `M${x - 9} ${y - 56}C${x - 8} ${y - 40} ${x - 22} ${y - 34} ${x - 20} ${y - 16}S${x - 10} ${y} ${x} ${y}S${x + 20} ${y - 2} ${x + 20} ${y - 16}S${x + 8} ${y - 40} ${x + 9} ${y - 56}z`,
      top: y - 56,
      half: 9,
    },
    {
      d: `M${x - 15} ${y - 44}L${x - 19} ${y - 6}Q${x} ${y + 3} ${x + 19} ${y - 6}L${x + 15} ${y - 44}z`,
      top: y - 44,
      half: 15,
    },
    {
      d: `M${x - 5} ${y - 62}V${y - 38}C${x - 16} ${y - 30} ${x - 16} ${y - 6} ${x - 12} ${y}H${x + 12}C${x + 16} ${y - 6} ${x + 16} ${y - 30} ${x + 5} ${y - 38}V${y - 62}z`,
      top: y - 62,
      half: 5,
    },
  ] as const;
  const shape = shapes[kind % 4] ?? shapes[0];
  return [
    ellipse(x + 4, y, 24, 3.4, inks.night, { opacity: 0.22 }),
    kind % 4 === 2 ? stroke(`M${x + 15} ${y - 36}c16 -2 16 22 2 24`, glaze, 5) : '',
    path(shape.d, glaze),
    stage.clip(
      path(shape.d, '#000'),
      rect(x - 30, y - 18, 60, 22, dip, { opacity: 0.85 }),
      stroke(`M${x - 30} ${y - 20}h60`, inks.cream, 1.6, { opacity: 0.8 }),
      rect(x + 5, y - 70, 30, 80, inks.night, { opacity: 0.1 }),
    ),
    ellipse(x, shape.top, shape.half, shape.half * 0.2, inks.night, { opacity: 0.4 }),
  ].join('');
}

/** Shelves of glazed pots against a sunlit wall. */
export const pottery: Scene = (stage) => {
  const { random, mood } = stage;
  const shelves = [104, 192, 278];
  return [
    rect(0, 0, 400, 300, stage.gradient(mood.wall)),
    path('M250 -5H405V120L180 305H40z', '#ffffff', { opacity: 0.22 }),
    ...shelves.flatMap((y, row) => [
      rect(22, y + 9, 356, 5, inks.night, { opacity: 0.14 }),
      rect(16, y, 368, 9, inks.woodLight),
      rect(16, y + 6, 368, 3, inks.wood),
      ...times(6, (index) =>
        row === 1 && index === 5
          ? pottedPlant(stage, 344, y, 62)
          : pot(stage, 52 + index * 59 + random.between(-4, 4), y, random.whole(0, 3)),
      ),
    ]),
  ].join('');
};
