import { inks } from '../../inks';
import { shopColours, shopFront } from '../../parts/shopFront';
import { circle, group, path, rect, stroke, times } from '../../shapes';
import type { Stage } from '../../Stage';
import type { Scene } from '../../Scene';

const covers = [
  inks.coral,
  inks.orange,
  inks.sun,
  inks.tealMid,
  inks.aqua,
  inks.cream,
  inks.terracotta,
  inks.tealLight,
] as const;

function shelf(stage: Stage, y: number): string {
  const { random } = stage;
  const books: string[] = [];
  for (let x = 4; x < 166;) {
    const wide = random.between(6, 12);
    const tall = random.between(22, 33);
    books.push(
      rect(x, y - tall, wide, tall, random.pick(covers)),
      rect(x + 1.5, y - tall + 5, wide - 3, 2.4, inks.night, { opacity: 0.25 }),
    );
    x += wide + 0.8 + (random.chance(0.1) ? 8 : 0);
  }
  return books.join('') + rect(0, y, 176, 4, inks.woodLight);
}

export const bookshop: Scene = (stage) => {
  const display = [
    shelf(stage, 40),
    rect(0, 44, 176, 60, inks.night, { opacity: 0.35 }),
    ...times(3, (index) =>
      group(
        { transform: `translate(${34 + index * 54} 96) rotate(${-6 + index * 6})` },
        rect(-17, -44, 34, 44, covers[(index * 3 + 1) % covers.length] ?? inks.sun, { rx: 1 }),
        circle(0, -26, 8, inks.cream, { opacity: 0.85 }),
        stroke('M-10 -10h20M-7 -5h14', inks.night, 2, { opacity: 0.4 }),
      ),
    ),
    rect(0, 94, 176, 12, inks.wood),
  ].join('');
  const sign =
    path('M0 -8C-6 -13 -14 -13 -17 -10V10C-14 7 -6 7 0 12C6 7 14 7 17 10V-10C14 -13 6 -13 0 -8z', inks.teal) +
    stroke('M0 -8V12', inks.cream, 1.8);
  return shopFront(stage, { ...shopColours(stage), sign, display });
};
