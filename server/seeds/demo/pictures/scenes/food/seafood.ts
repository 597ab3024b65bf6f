import { inks } from '../../inks';
import { sprig } from '../../parts/plants';
import { plate, tableWithView } from '../../parts/table';
import { circle, ellipse, group, path, stroke, times } from '../../shapes';
import type { Scene } from '../../Scene';

const lemon = [
  path('M-20 6A22 22 0 0 1 20 6z', inks.sun),
  path('M-16 4A17 17 0 0 1 16 4z', inks.cream),
  ...[-48, -16, 16, 48].map((degrees) =>
    group({ transform: `rotate(${degrees})` }, path('M0 3L5 -10A14 14 0 0 0 -5 -10z', inks.sun)),
  ),
].join('');

const prawn = [
  stroke('M-22 6C-26 -18 2 -30 18 -16C26 -8 24 6 14 10', inks.coral, 12),
  stroke('M-16 -4l8 5M-8 -15l4 8M4 -20l0 9M15 -16l-5 8M20 -6l-9 2', inks.cream, 1.6, { opacity: 0.7 }),
  path('M14 10l-14 2l6 10z', inks.orange),
  circle(-22, 2, 1.5, inks.night),
  stroke('M-24 8q-10 4 -18 -2M-24 8q-8 10 -16 8', inks.coral, 1.2),
].join('');

export const seafood: Scene = (stage) => {
  const { random } = stage;
  const rim = random.pick([inks.teal, inks.tealMid, inks.orange]);
  const chips = times(22, (index) => {
    const x = 196 + (index % 11) * 12 + random.between(-4, 4);
    const y = 200 - Math.floor(index / 11) * 12 + random.between(-5, 4);
    return group(
      { transform: `translate(${x} ${y}) rotate(${random.between(-70, 70)})` },
      path('M-22 -4h44v8h-44z', index % 3 === 0 ? inks.sun : inks.apricot),
      path('M-22 1h44v3h-44z', inks.orange, { opacity: 0.4 }),
    );
  });
  return [
    tableWithView(stage, 142),
    plate(206, 224, 168, rim),
    ...chips,
    path(
      'M76 214C86 186 126 174 164 180C196 184 214 200 222 214C206 234 170 242 134 238C104 236 84 228 76 214z',
      inks.orange,
    ),
    path(
      'M76 214C86 186 126 174 164 180C186 183 202 192 212 202C180 194 130 196 92 224C84 222 78 218 76 214z',
      inks.apricot,
    ),
    ...times(14, () =>
      circle(random.between(96, 200), random.between(190, 230), random.between(1, 2.4), inks.terracotta, {
        opacity: 0.45,
      }),
    ),
    group({ transform: 'translate(290 236) scale(1.2)' }, prawn),
    group({ transform: 'translate(248 250) rotate(-30) scale(1.05)' }, prawn),
    group({ transform: 'translate(150 248) rotate(-8) scale(1.3)' }, lemon),
    ellipse(330, 212, 27, 13, inks.cream, { stroke: rim, 'stroke-width': 2 }),
    ellipse(330, 210, 21, 9, inks.aqua),
    sprig(84, 234, 44, -14, inks.leaf),
    sprig(100, 244, 36, 6, inks.leafLight),
    stroke('M22 292L62 176', inks.stoneLight, 5),
    stroke('M54 176l4 -24M62 178l6 -24M70 180l6 -22', inks.stoneLight, 3),
  ].join('');
};
