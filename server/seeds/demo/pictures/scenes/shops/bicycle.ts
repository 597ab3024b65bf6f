import { inks } from '../../inks';
import { sea } from '../../parts/sea';
import { headland } from '../../parts/land';
import { bush, frangipani, palm } from '../../parts/plants';
import { shimmer, sky } from '../../parts/sky';
import { circle, ellipse, group, path, rect, stroke, times } from '../../shapes';
import type { Scene } from '../../Scene';

function wheel(x: number): string {
  const spokes = times(8, (index) => {
    const angle = (index * Math.PI) / 8;
    return `M${x - Math.cos(angle) * 36} ${-Math.sin(angle) * 36}L${x + Math.cos(angle) * 36} ${Math.sin(angle) * 36}`;
  });
  return (
    stroke(spokes.join(''), inks.stoneLight, 0.7) +
    circle(x, 0, 37, 'none', { stroke: inks.night, 'stroke-width': 4.5 }) +
    circle(x, 0, 4, inks.stone)
  );
}

/** A cruiser bicycle facing right, its hubs on y = 0. */
function cruiser(frame: string): string {
  return [
    ellipse(62, 40, 106, 5, inks.night, { opacity: 0.22 }),
    wheel(0),
    wheel(124),
    stroke('M0 0L44 -2L100 -54L36 -58L0 0M44 -2L36 -58', frame, 5),
    stroke('M36 -52C60 -44 80 -40 98 -48', frame, 4),
    stroke('M124 0C118 -20 106 -40 96 -74', frame, 5),
    stroke('M96 -74C88 -82 74 -84 66 -78', inks.stoneLight, 4),
    stroke('M66 -78l-8 3', inks.woodDark, 6),
    stroke('M-38 -8A40 40 0 0 1 30 -26', frame, 4),
    stroke('M92 -24A40 40 0 0 1 160 -16', frame, 4),
    stroke('M36 -58L33 -70', inks.stoneLight, 4),
    path('M14 -76C26 -82 46 -80 52 -73C44 -67 24 -66 14 -70z', inks.woodDark),
    circle(44, -2, 8, inks.stone),
    stroke('M44 -2l8 14M48 12h10', inks.night, 3),
    path('M104 -76h44l-6 28h-34z', inks.woodLight),
    stroke('M105 -69h42M107 -60h38M112 -76l3 28M124 -76v28M138 -76l-3 28', inks.woodDark, 1, { opacity: 0.6 }),
    path('M110 -76c2 -14 10 -16 14 -10c4 -8 14 -6 16 10z', inks.leaf),
    frangipani(116, -82, 8, 10),
    frangipani(132, -83, 9, 50),
    frangipani(142, -77, 7, 20),
  ].join('');
}

export const bicycle: Scene = (stage) => {
  const { random, mood } = stage;
  const horizon = 128;
  const sunX = random.between(250, 340);
  const frame = random.pick([inks.coral, inks.teal, inks.orange, inks.tealMid]);
  return [
    sky(stage, horizon, sunX),
    sea(stage, horizon, 220),
    headland(stage, horizon, random.between(110, 180), 50),
    shimmer(stage, sunX, horizon, 196, mood.sun),
    palm(stage, random.between(28, 56), 232, random.between(140, 164)),
    palm(stage, random.between(350, 374), 230, random.between(100, 124)),
    bush(stage, 60, 218, 120, inks.leaf, inks.leafLight),
    bush(stage, 330, 218, 130, inks.leafDark, inks.leafLight),
    rect(-5, 196, 410, 40, inks.sandLight),
    ...times(14, (index) => rect(-6 + index * 30, 196, 1.5, 40, inks.sandDark, { opacity: 0.5 })),
    rect(-5, 190, 410, 8, inks.cream),
    rect(-5, 234, 410, 72, stage.gradient(mood.sand)),
    path('M-5 252H405V258H-5z', '#ffffff', { opacity: 0.5 }),
    group({ transform: `translate(${random.between(122, 142)} 236) scale(1.06)` }, cruiser(frame)),
  ].join('');
};
