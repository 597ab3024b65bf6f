import { inks } from '../../inks';
import { frangipani, sprig } from '../../parts/plants';
import { plate, tableWithView } from '../../parts/table';
import { ellipse, group, path, stroke } from '../../shapes';
import type { Scene } from '../../Scene';

const croissant = [
  path(
    'M-44 8C-50 -8 -30 -30 0 -32C30 -30 50 -8 44 8C34 14 26 4 18 -2C8 -8 -8 -8 -18 -2C-26 4 -34 14 -44 8z',
    inks.orange,
  ),
  path('M-44 8C-50 -8 -30 -30 0 -32C10 -31 20 -28 28 -22C8 -24 -20 -18 -30 8C-36 12 -40 11 -44 8z', inks.apricot),
  stroke('M-30 -16Q-20 -12 -22 0M-12 -29Q-6 -18 -9 -7M12 -29Q6 -18 9 -7M30 -16Q20 -12 22 0', inks.terracotta, 2.4, {
    opacity: 0.7,
  }),
].join('');

function cup(body: string): string {
  return [
    ellipse(4, 34, 62, 17, inks.night, { opacity: 0.22 }),
    ellipse(0, 28, 62, 18, inks.cream),
    ellipse(0, 27, 44, 11, inks.night, { opacity: 0.08 }),
    stroke('M36 -26C64 -34 66 6 30 10', body, 8),
    path('M-42 -36C-42 8 -26 28 0 28S42 8 42 -36z', body),
    path('M10 27C32 20 42 0 42 -36H26C28 0 22 18 10 27z', inks.night, { opacity: 0.12 }),
    ellipse(0, -36, 42, 12, inks.cream),
    ellipse(0, -35, 37, 9.5, inks.wood),
    path('M0 -28C-16 -32 -20 -38 -12 -41C-6 -43 0 -40 0 -38C0 -40 6 -43 12 -41C20 -38 16 -32 0 -28z', inks.cream),
    stroke('M0 -29V-41', inks.wood, 1.2),
  ].join('');
}

export const cafeTable: Scene = (stage) => {
  const { random } = stage;
  const body = random.pick([inks.teal, inks.coral, inks.orange, inks.tealMid]);
  const x = random.between(136, 156);
  return [
    tableWithView(stage, 158),
    plate(290, 240, 80, body === inks.coral ? inks.teal : inks.coral),
    group({ transform: 'translate(290 236) scale(1.15)' }, croissant),
    sprig(330, 250, 34, 20, inks.leaf),
    group({ transform: `translate(${x} 212) scale(1.25)` }, cup(body)),
    stroke(`M${x - 14} 152q-9 -12 0 -24t0 -24M${x + 10} 150q-9 -12 0 -24t0 -24`, '#ffffff', 4, { opacity: 0.5 }),
    frangipani(48, 268, 24, 15),
    frangipani(86, 284, 18, 50),
  ].join('');
};
