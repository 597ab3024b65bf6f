import { inks } from '../../inks';
import { sea } from '../../parts/sea';
import { ridges } from '../../parts/land';
import { gulls, shimmer, sky } from '../../parts/sky';
import { circle, ellipse, path, rect, stroke, times } from '../../shapes';
import type { Scene } from '../../Scene';

/** A jetty running out, rods in their holders, a tinny moored. */
export const fishing: Scene = (stage) => {
  const { random, mood } = stage;
  const horizon = 130;
  const sunX = random.between(90, 180);
  const hull = random.pick([inks.coral, inks.teal, inks.orange]);
  const planks = times(15, (index) => {
    const depth = (index / 15) ** 1.7;
    const y = 152 + depth * 150;
    return stroke(`M${262 - depth * 152} ${y}H${290 + depth * 86}`, inks.woodDark, 0.8 + depth, { opacity: 0.5 });
  });
  const posts = times(4, (index) => {
    const depth = (index / 3) ** 1.5;
    const y = 150 + depth * 120;
    const tall = 14 + depth * 42;
    const wide = 3 + depth * 7;
    return (
      rect(260 - depth * 140 - wide, y - tall, wide, tall + 14 + depth * 22, inks.woodDark) +
      rect(290 + depth * 76, y - tall, wide, tall + 14 + depth * 22, inks.wood) +
      rect(260 - depth * 140 - wide - 0.5, y - tall, wide + 1, 3 + depth * 2, inks.cream) +
      rect(290 + depth * 76 - 0.5, y - tall, wide + 1, 3 + depth * 2, inks.cream)
    );
  });
  return [
    sky(stage, horizon, sunX),
    ridges(stage, horizon, 40),
    sea(stage, horizon),
    shimmer(stage, sunX, horizon, 280, mood.sun),
    gulls(stage, 5, '#ffffff', 60, 66),
    ellipse(86, 226, 74, 8, inks.night, { opacity: 0.22 }),
    path('M14 200C50 208 120 208 160 196C156 214 146 226 136 228H46C30 226 18 214 14 200z', hull),
    path('M14 200C50 208 120 208 160 196L159 203C120 214 50 214 16 207z', inks.cream),
    path('M24 201q60 8 126 -3q-6 -6 -20 -6h-90q-14 2 -16 9z', inks.woodDark),
    rect(66, 192, 22, 8, inks.woodLight),
    path('M10 196h12v18h-8z', inks.night),
    stroke('M160 198Q180 216 186 232', inks.cream, 1.4),
    path('M262 150H290L378 305H106z', inks.woodLight),
    ...planks,
    ...posts,
    stroke('M176 262C190 200 226 130 262 66', inks.night, 2.4),
    stroke('M262 66Q300 110 330 196', inks.cream, 0.7, { opacity: 0.8 }),
    stroke('M206 268C226 210 262 150 300 104', inks.tealDark, 2.4),
    stroke('M300 104Q332 140 352 188', inks.cream, 0.7, { opacity: 0.8 }),
    circle(186, 236, 5.5, inks.stoneLight),
    circle(217, 240, 5.5, inks.stoneLight),
    path('M226 262h44l-5 34h-34z', inks.cream),
    path('M224 256h48v9h-48z', inks.teal),
    stroke('M228 256q20 -26 40 0', inks.tealDark, 2),
  ].join('');
};
