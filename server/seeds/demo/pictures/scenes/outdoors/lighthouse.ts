import { inks } from '../../inks';
import { sea } from '../../parts/sea';
import { duneGrass, ridges } from '../../parts/land';
import { bush } from '../../parts/plants';
import { gulls, shimmer, sky } from '../../parts/sky';
import { circle, ellipse, path, rect, stroke, times } from '../../shapes';
import type { Scene } from '../../Scene';

export const lighthouse: Scene = (stage) => {
  const { random, mood } = stage;
  const horizon = 168;
  const x = random.between(228, 262);
  const foot = 168;
  const top = 44;
  const accent = random.pick([inks.coral, inks.teal, inks.orange]);
  const side = (y: number): number => 11 + ((y - top) / (foot - top)) * 9;
  const bands = times(2, (index) => {
    const from = top + 30 + index * 42;
    const to = from + 20;
    return path(`M${x - side(from)} ${from}H${x + side(from)}L${x + side(to)} ${to}H${x - side(to)}z`, accent);
  });
  const lit = stage.moodName === 'dusk' || stage.moodName === 'golden';
  return [
    sky(stage, horizon, random.between(50, 140)),
    ridges(stage, horizon, 24),
    sea(stage, horizon),
    shimmer(stage, 100, horizon, 262, mood.sun),
    gulls(stage, 5, '#ffffff', 60, 80),
    path('M405 305V158C350 150 300 152 262 160S196 176 176 196S150 236 128 262S96 296 84 305z', mood.hill),
    path('M405 305V186C356 182 318 190 288 206S222 262 206 305z', mood.shore, { opacity: 0.85 }),
    path('M176 196C160 214 150 236 128 262S96 296 84 305H140C150 280 160 262 172 244S186 212 196 190z', mood.sand[1]),
    stroke('M150 240q8 -2 14 -12M128 272q12 -4 18 -16M160 262q8 -4 12 -14', mood.shore, 1.4, { opacity: 0.35 }),
    stroke(
      `M${x + 6} ${foot + 4}C${x + 30} 196 ${x - 40} 220 ${x - 10} 250S${x + 40} 284 ${x + 24} 306`,
      mood.sand[0],
      7,
      { opacity: 0.85 },
    ),
    lit ? path(`M${x} ${top - 10}L-20 ${top - 58}V${top + 26}z`, mood.sun, { opacity: 0.28 }) : '',
    lit ? circle(x, top - 10, 46, stage.glow(mood.sun, 0.8)) : '',
    ellipse(x + 10, foot + 2, 40, 5, inks.night, { opacity: 0.2 }),
    path(`M${x - 11} ${top}H${x + 11}L${x + 20} ${foot}H${x - 20}z`, inks.cream),
    ...bands,
    path(`M${x + 3} ${top}H${x + 11}L${x + 20} ${foot}H${x + 5}z`, inks.night, { opacity: 0.13 }),
    rect(x - 16, top - 3, 32, 4, inks.night, { rx: 1 }),
    stroke(
      `M${x - 15} ${top - 3}v-7M${x - 7.5} ${top - 3}v-7M${x + 7.5} ${top - 3}v-7M${x + 15} ${top - 3}v-7M${x - 15} ${top - 9}h30`,
      inks.night,
      0.9,
    ),
    rect(x - 7, top - 19, 14, 16, lit ? inks.sun : inks.aqua),
    stroke(`M${x} ${top - 19}v16M${x - 7} ${top - 11}h14`, inks.night, 0.8, { opacity: 0.6 }),
    path(`M${x - 10} ${top - 18}Q${x} ${top - 38} ${x + 10} ${top - 18}z`, accent),
    stroke(`M${x} ${top - 28}v-8`, inks.night, 1.4),
    rect(x - 4, foot - 16, 8, 16, inks.tealDark, { rx: 3 }),
    rect(x - 3, 120, 5, 8, inks.night, { rx: 2, opacity: 0.7 }),
    rect(x - 3, 78, 5, 8, inks.night, { rx: 2, opacity: 0.7 }),
    rect(x + 34, foot - 14, 34, 16, inks.cream),
    path(`M${x + 30} ${foot - 13}L${x + 38} ${foot - 25}h26l8 12z`, accent),
    rect(x + 40, foot - 9, 6, 6, inks.tealDark),
    rect(x + 53, foot - 9, 6, 11, inks.tealDark),
    bush(stage, x + 90, foot + 8, 50, mood.shore, inks.leafLight),
    duneGrass(stage, 306, 170, 406, inks.leafDark),
  ].join('');
};
