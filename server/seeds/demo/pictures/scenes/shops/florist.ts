import { inks } from '../../inks';
import { frangipani } from '../../parts/plants';
import { shopColours, shopFront } from '../../parts/shopFront';
import { circle, ellipse, path, rect, stroke, times } from '../../shapes';
import type { Scene } from '../../Scene';

export const florist: Scene = (stage) => {
  const { random } = stage;
  const bunch = (x: number, index: number): string => {
    const colour = [inks.coral, inks.sun, inks.blush, inks.orange][index % 4] ?? inks.coral;
    const heads = times(11, () => {
      const cx = x + random.between(-20, 20);
      const cy = 46 + random.between(-24, 12);
      return (
        stroke(`M${x} 78L${cx} ${cy}`, inks.leaf, 1.6) +
        circle(cx, cy, random.between(5, 8), colour) +
        circle(cx, cy, 2.4, inks.cream, { opacity: 0.9 })
      );
    });
    const leaves = times(6, (leaf) => ellipse(x - 20 + leaf * 8, 62 + (leaf % 2) * 4, 4, 11, inks.leafLight));
    return [...leaves, ...heads, path(`M${x - 15} 70h30l-5 28h-20z`, index % 2 === 0 ? inks.cream : inks.tealMid)].join(
      '',
    );
  };
  const display = [
    rect(0, 0, 176, 104, inks.leafDark, { opacity: 0.5 }),
    ...times(4, (index) => bunch(24 + index * 43, index)),
    rect(0, 96, 176, 10, inks.wood),
  ].join('');
  return shopFront(stage, {
    ...shopColours(stage),
    sign: frangipani(0, 2, 17, 0),
    display,
    glass: [inks.leaf, inks.leafDark],
  });
};
