import { inks } from '../../inks';
import { bush, palm } from '../../parts/plants';
import { sky } from '../../parts/sky';
import { circle, group, path, rect, stroke, times } from '../../shapes';
import type { Stage } from '../../Stage';
import type { Scene } from '../../Scene';

function stall(stage: Stage, stripe: string, fruits: readonly [string, ...string[]]): string {
  const { random } = stage;
  const roof = times(6, (index) =>
    path(
      `M${-58 + index * 20 + (2.5 - index) * 2} -128h16l${4 - (5 - index) * 1.6} 34a11 7 0 0 1 -22 0z`,
      index % 2 === 0 ? stripe : inks.cream,
    ),
  );
  const crates = times(3, (index) => {
    const colour = fruits[index % fruits.length] ?? fruits[0];
    const heap = times(12, (fruit) =>
      circle(
        -43 + index * 43 + ((fruit % 5) - 2) * 7.6,
        -38 - Math.floor(fruit / 5) * 6 - random.between(0, 2),
        5.4,
        colour,
        { stroke: inks.night, 'stroke-opacity': 0.14, 'stroke-width': 1 },
      ),
    );
    return (
      heap.join('') +
      rect(-63 + index * 43, -36, 40, 16, inks.wood) +
      stroke(`M${-62 + index * 43} -28h38`, inks.woodDark, 1.4, { opacity: 0.6 })
    );
  });
  return [
    rect(-62, -100, 5, 104, inks.woodDark),
    rect(58, -100, 5, 104, inks.woodDark),
    ...crates,
    rect(-68, -20, 138, 24, stage.gradient([inks.cream, inks.sand])),
    ...times(7, (index) => path(`M${-68 + index * 19.7} -20h19.7l-9.85 11z`, stripe)),
    ...roof,
    rect(-58, -131, 116, 5, inks.woodDark, { rx: 2 }),
  ].join('');
}

export const market: Scene = (stage) => {
  const { random, mood } = stage;
  const bunting = times(12, (index) => {
    const x = 6 + index * 34;
    const y = 30 + Math.sin((index / 11) * Math.PI) * 22;
    return path(`M${x} ${y}h17l-8.5 17z`, [inks.coral, inks.sun, inks.teal, inks.orange][index % 4] ?? inks.coral);
  });
  const stripes = random.shuffle([inks.orange, inks.teal, inks.coral]);
  return [
    sky(stage, 190, random.between(60, 340)),
    bush(stage, 60, 190, 150, mood.hill, inks.leafLight),
    bush(stage, 340, 190, 170, mood.hill, inks.leafLight),
    palm(stage, 30, 214, 150),
    palm(stage, 374, 214, 130),
    rect(-5, 186, 410, 120, stage.gradient([inks.leafLight, inks.leaf])),
    path('M120 186H280L380 305H20z', mood.sand[0]),
    group(
      { transform: 'translate(200 216) scale(.82)' },
      stall(stage, stripes[0] ?? inks.teal, [inks.sun, inks.orange, inks.leafLight]),
    ),
    group(
      { transform: 'translate(82 270) scale(1.18)' },
      stall(stage, stripes[1] ?? inks.coral, [inks.orange, inks.leaf, inks.coral]),
    ),
    group(
      { transform: 'translate(322 274) scale(1.2)' },
      stall(stage, stripes[2] ?? inks.orange, [inks.coral, inks.sun, inks.leafDark]),
    ),
    stroke('M-5 26Q200 74 405 26', inks.woodDark, 1.4),
    ...bunting,
  ].join('');
};
