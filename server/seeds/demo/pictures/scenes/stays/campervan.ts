import { inks } from '../../inks';
import { sea } from '../../parts/sea';
import { duneGrass, headland } from '../../parts/land';
import { palm } from '../../parts/plants';
import { gulls, shimmer, sky } from '../../parts/sky';
import { circle, ellipse, group, path, rect, stroke, times } from '../../shapes';
import type { Scene } from '../../Scene';

function wheel(x: number): string {
  return circle(x, 0, 15, inks.night) + circle(x, 0, 7.5, inks.stoneLight) + circle(x, 0, 3, inks.stone);
}

/** A van from the side, facing right, its wheels on y = 0. */
function van(body: string, roof: string): string {
  return [
    ellipse(92, 14, 108, 6, inks.night, { opacity: 0.25 }),
    path('M2 2V-66C2 -82 12 -92 28 -92H140C160 -92 172 -78 180 -56L186 -40C190 -34 190 -8 186 2z', roof),
    path('M2 2V-42H187C190 -34 190 -8 186 2z', body),
    rect(1, -44, 187, 4, inks.cream),
    ...times(3, (index) => rect(14 + index * 42, -82, 35, 30, inks.tealDark, { rx: 5 })),
    path('M141 -82h-1c14 0 24 12 30 30h-30z', inks.tealDark),
    ...times(3, (index) => path(`M${16 + index * 42} -56l18 -24h9l-20 26z`, '#ffffff', { opacity: 0.18 })),
    stroke('M97 -48V-2M138 -48V-2', inks.night, 1, { opacity: 0.35 }),
    stroke('M104 -34h10M128 -34h-10', inks.night, 2, { opacity: 0.5 }),
    circle(181, -28, 6, inks.sun),
    rect(-2, -8, 192, 7, inks.stoneLight, { rx: 3 }),
    wheel(38),
    wheel(150),
  ].join('');
}

export const campervan: Scene = (stage) => {
  const { random, mood } = stage;
  const horizon = 132;
  const sunX = random.between(40, 120);
  const body = random.pick([inks.teal, inks.coral, inks.orange, inks.tealMid]);
  const stripe = body === inks.coral || body === inks.orange ? inks.teal : inks.orange;
  const awning = times(8, (index) =>
    path(`M${40 + index * 12.5} ${152 - index * 0.7}h12.5l-2 12h-12.5z`, index % 2 === 0 ? stripe : inks.cream),
  );
  return [
    sky(stage, horizon, sunX),
    sea(stage, horizon, 240),
    headland(stage, horizon, random.between(110, 150), 38),
    shimmer(stage, sunX + 30, horizon, 214, mood.sun),
    gulls(stage, 4, '#ffffff', 230, 66),
    palm(stage, 352, 236, 150),
    path('M-5 226C80 214 180 210 260 216S360 222 405 214V305H-5z', inks.leafLight),
    path('M-5 240C90 230 190 226 270 232S370 236 405 230V305H-5z', stage.gradient(mood.sand)),
    group({ transform: 'translate(132 252)' }, van(body, inks.cream)),
    rect(150, 150, 130, 6, inks.woodLight, { rx: 2 }),
    group(
      { transform: 'translate(196 150) rotate(-2)' },
      path('M-60 0C-40 -9 50 -9 76 -2C50 5 -40 5 -60 0z', inks.sun),
      stroke('M-56 -1H70', stripe, 1.2),
    ),
    stroke('M44 156V258', inks.woodDark, 2.4),
    ...awning,
    stroke('M40 152L142 146', inks.woodDark, 1.6),
    path('M64 262l8 -30h26l-6 30z', stripe),
    stroke('M62 266l36 -34M96 266l-26 -20', inks.woodDark, 2),
    rect(104, 246, 24, 3, inks.wood),
    stroke('M108 249l-4 16M124 249l4 16', inks.woodDark, 2),
    path('M112 246v-8h8v8z', inks.coral),
    duneGrass(stage, 304, -6, 130, inks.leaf),
    duneGrass(stage, 306, 300, 406, inks.leafDark),
  ].join('');
};
