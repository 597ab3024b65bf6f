import { inks } from '../../inks';
import { bush, frangipani, pottedPlant } from '../../parts/plants';
import { sky } from '../../parts/sky';
import { circle, ellipse, path, rect, stroke, times } from '../../shapes';
import type { Scene } from '../../Scene';

export const garden: Scene = (stage) => {
  const { random, mood } = stage;
  const accent = random.pick([inks.coral, inks.orange, inks.tealMid]);
  const palings = times(20, (index) => path(`M${index * 21 - 6} 196V134l8 -9l8 9V196z`, inks.cream));
  const flowers = times(24, () => {
    const x = random.between(10, 250);
    const y = random.between(204, 236);
    const colour = random.pick([inks.coral, inks.sun, inks.orange, inks.blush]);
    return (
      stroke(`M${x} ${y}v14`, inks.leafDark, 1.6) +
      circle(x, y, random.between(3.5, 6), colour) +
      circle(x, y, 1.8, inks.cream)
    );
  });
  return [
    sky(stage, 190, random.between(60, 340)),
    rect(0, 150, 400, 60, inks.leafDark),
    bush(stage, 60, 140, 150, inks.leafDark, inks.leafLight),
    bush(stage, 200, 146, 130, inks.leaf, inks.leafLight),
    rect(282, 90, 104, 124, inks.tealMid),
    ...times(6, (index) => stroke(`M${299 + index * 17} 96V212`, inks.tealDark, 1, { opacity: 0.4 })),
    path('M270 96L334 50L398 96z', inks.terracotta),
    rect(316, 136, 40, 78, inks.cream),
    rect(320, 140, 32, 74, accent),
    circle(346, 178, 2.6, inks.sun),
    ...palings.slice(0, 14),
    rect(-5, 148, 290, 6, inks.cream),
    rect(-5, 178, 290, 6, inks.cream),
    rect(-5, 208, 410, 97, stage.gradient([inks.leafLight, inks.leaf])),
    ...times(6, (index) =>
      path(`M${index * 76 - 40} 305L${150 + index * 22} 212h12L${index * 76 - 2} 305z`, '#ffffff', { opacity: 0.08 }),
    ),
    path('M-5 214C60 206 180 208 262 214C268 232 150 244 -5 240z', inks.woodDark),
    ...flowers,
    ellipse(280, 288, 92, 7, inks.night, { opacity: 0.2 }),
    path('M206 242H296L282 276H226z', accent),
    path('M206 242H296L293 249H209z', '#ffffff', { opacity: 0.35 }),
    stroke('M290 248L358 226', inks.woodDark, 5),
    stroke('M228 276l-8 12M276 276l16 10', inks.night, 4),
    circle(216, 280, 14, inks.night),
    circle(216, 280, 6, inks.stoneLight),
    bush(stage, 250, 244, 76, inks.leafDark, inks.leafLight),
    frangipani(232, 226, 10, 0),
    frangipani(264, 222, 12, 40),
    pottedPlant(stage, 384, 262, 62),
    stroke(`M84 284c30 14 60 -16 96 0`, mood.shore, 3, { opacity: 0.5 }),
  ].join('');
};
