import { inks } from '../../inks';
import { sea } from '../../parts/sea';
import { headland, ridges } from '../../parts/land';
import { bush, palm } from '../../parts/plants';
import { shimmer, sky } from '../../parts/sky';
import { circle, ellipse, group, path, rect, stroke, times } from '../../shapes';
import type { Scene } from '../../Scene';

const wheel = (x: number): string =>
  circle(x, 0, 17, inks.night) + circle(x, 0, 10, inks.stoneLight) + circle(x, 0, 4, inks.stone);

/** A little convertible facing right, its hubs on y = 0. */
function convertible(body: string): string {
  return [
    ellipse(86, 17, 110, 6, inks.night, { opacity: 0.28 }),
    path('M44 -36C50 -48 58 -52 66 -50L70 -34z', inks.woodDark),
    path('M84 -36C88 -46 96 -50 102 -48L108 -34z', inks.woodDark),
    path('M-22 4C-26 -16 -20 -30 -2 -34C20 -38 60 -38 112 -36C150 -34 182 -28 192 -14C196 -6 194 2 190 6H-18z', body),
    path('M-22 4C-23 -2 -23 -8 -21 -12H194C196 -6 194 2 190 6H-18z', inks.night, { opacity: 0.14 }),
    path('M26 -37H116L110 -30H34z', inks.woodDark),
    stroke('M112 -36L126 -62', inks.stoneLight, 3.5),
    path('M113 -38L127 -63L138 -34z', inks.aqua, { opacity: 0.45 }),
    stroke('M74 -34V2M116 -32L112 2', inks.night, 1, { opacity: 0.4 }),
    stroke('M80 -24h12', inks.cream, 2.2),
    ellipse(186, -16, 6, 6, inks.sun),
    path('M-21 -22q8 -2 10 4q-6 6 -11 4z', inks.coral),
    rect(-26, 2, 222, 6, inks.stoneLight, { rx: 3 }),
    wheel(22),
    wheel(150),
    path('M2 -35h34a4 4 0 0 0 -4 -12h-26a4 4 0 0 0 -4 12z', inks.sandDark),
    stroke('M12 -47v12M26 -47v12', inks.woodDark, 1.6),
  ].join('');
}

export const hireCar: Scene = (stage) => {
  const { random, mood } = stage;
  const horizon = 122;
  const sunX = random.between(220, 320);
  const body = random.pick([inks.orange, inks.tealMid, inks.coral, inks.sun]);
  return [
    sky(stage, horizon, sunX),
    ridges(stage, horizon, 30),
    sea(stage, horizon, 220),
    headland(stage, horizon, random.between(140, 200), 56),
    shimmer(stage, sunX, horizon, 192, mood.sun),
    bush(stage, 40, 214, 130, inks.leafDark, inks.leafLight),
    bush(stage, 180, 218, 110, inks.leaf, inks.leafLight),
    bush(stage, 356, 214, 150, inks.leafDark, inks.leafLight),
    palm(stage, 330, 222, 128),
    palm(stage, 364, 222, 100),
    rect(-5, 206, 410, 16, mood.sand[0]),
    rect(-5, 218, 410, 62, '#4c6266'),
    rect(-5, 218, 410, 2, inks.cream, { opacity: 0.8 }),
    ...times(6, (index) => rect(-20 + index * 82, 264, 44, 4, inks.cream, { opacity: 0.85 })),
    rect(-5, 280, 410, 25, inks.leaf),
    rect(-5, 280, 410, 5, mood.sand[1]),
    group({ transform: `translate(${random.between(96, 128)} 234) scale(1.08)` }, convertible(body)),
  ].join('');
};
