import { inks } from '../../inks';
import { sea } from '../../parts/sea';
import { headland, ridges } from '../../parts/land';
import { palm, bush } from '../../parts/plants';
import { gulls, shimmer, sky } from '../../parts/sky';
import { path, rect, stroke, times } from '../../shapes';
import type { Scene } from '../../Scene';

/** A long bay seen from a timber lookout: where one comes to get one's bearings. */
export const lookout: Scene = (stage) => {
  const { random, mood } = stage;
  const horizon = 118;
  const sunX = random.between(220, 340);
  const rails = times(9, (index) => rect(8 + index * 50, 226, 5, 80, inks.woodDark));
  return [
    sky(stage, horizon, sunX),
    ridges(stage, horizon, 40),
    sea(stage, horizon),
    headland(stage, horizon, random.between(170, 230), 54),
    shimmer(stage, sunX, horizon, 216, mood.sun),
    path('M405 186C360 182 318 190 270 208S170 236 96 238S20 246 -5 252V305H405z', '#ffffff', { opacity: 0.75 }),
    path('M405 192C360 188 322 196 274 214S172 243 98 245S20 252 -5 258V305H405z', stage.gradient(mood.sand)),
    path('M405 214C366 210 330 220 290 236S190 262 110 264S30 270 -5 276V305H405z', mood.shore),
    bush(stage, 350, 232, 90, mood.shore, inks.leafLight),
    bush(stage, 250, 262, 80, mood.shore, inks.leafLight),
    gulls(stage, 5, '#ffffff', 130, 74),
    palm(stage, random.between(332, 362), 268, random.between(120, 150)),
    palm(stage, random.between(374, 392), 276, random.between(80, 105)),
    path('M-5 262H405V305H-5z', inks.wood),
    stroke('M-5 272H405M-5 284H405M-5 296H405', inks.woodDark, 1.2, { opacity: 0.6 }),
    ...rails,
    stroke('M-5 250H405', inks.woodDark, 2.2),
    stroke('M-5 238H405', inks.woodDark, 2.2),
    rect(-5, 219, 410, 8, inks.woodLight),
    rect(-5, 225, 410, 3, inks.woodDark, { opacity: 0.5 }),
    rect(92, 166, 7, 56, inks.tealDark),
    path('M64 140h64a6 6 0 0 1 6 6v20a6 6 0 0 1 -6 6h-64a6 6 0 0 1 -6 -6v-20a6 6 0 0 1 6 -6z', inks.teal),
    path('M68 146h56v20h-56z', inks.cream),
    stroke('M72 160c8 -10 14 4 22 -5s14 4 26 -6', inks.tealMid, 2),
    path('M100 158c-5 -6 -6 -8 -6 -10.5a6 6 0 0 1 12 0c0 2.5 -1 4.5 -6 10.5z', inks.orange),
  ].join('');
};
