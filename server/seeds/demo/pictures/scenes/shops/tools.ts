import { inks } from '../../inks';
import { tableTop } from '../../parts/table';
import { circle, group, path, rect, stroke, times } from '../../shapes';
import type { Scene } from '../../Scene';

const hammer = (head: string): string =>
  rect(-5, -20, 10, 116, inks.woodLight, { rx: 4 }) +
  rect(-6, 50, 12, 46, inks.wood, { rx: 5 }) +
  path('M-34 -34C-24 -44 6 -44 30 -38V-16H8L-6 -14C-14 -22 -24 -26 -34 -34z', head) +
  rect(24, -41, 14, 28, inks.night, { rx: 3 });

const spanner = (colour: string): string =>
  path('M-16 -44A20 20 0 1 0 16 -44L8 -38V-26H-8V-38z', colour, { transform: 'translate(0 6)' }) +
  rect(-8, -8, 16, 92, colour, { rx: 4 }) +
  circle(0, 90, 17, colour) +
  circle(0, 90, 8, inks.sandLight);

const screwdriver = (handle: string): string =>
  rect(-3, 34, 6, 68, inks.stoneLight) +
  path('M-3 100h6l2 12h-10z', inks.stone) +
  rect(-11, -36, 22, 72, handle, { rx: 10 }) +
  stroke('M-4 -24V24M4 -24V24', inks.night, 2, { opacity: 0.25 });

const saw = (handle: string): string => {
  const teeth = times(14, () => 'l5 6l5 -6').join('');
  return [
    path('M0 0L150 12V20H8z', inks.stoneLight),
    path(`M8 20${teeth}V18H8z`, inks.stoneLight),
    path('M10 -8C-14 -14 -40 -8 -44 10S-24 40 -6 36L12 24z', handle),
    path('M-6 4C-20 0 -32 4 -32 12S-20 26 -8 22z', inks.sandLight),
  ].join('');
};

const brush = (handle: string): string =>
  rect(-7, -50, 14, 58, handle, { rx: 6 }) +
  path('M-24 8H24V30H-24z', inks.stoneLight) +
  path('M-24 30H24L20 72Q0 82 -20 72z', inks.sandDark) +
  path('M-22 52H22L20 72Q0 82 -20 72z', inks.coral);

/** A tidy pegboard over a bench. */
export const tools: Scene = (stage) => {
  const { random, mood } = stage;
  const [first, second, third] = random.shuffle([inks.coral, inks.orange, inks.teal, inks.tealMid]);
  const board = random.pick([inks.tealLight, inks.sandLight, inks.aqua]);
  const holes = times(18 * 9, (index) =>
    circle(34 + (index % 18) * 20, 30 + Math.floor(index / 18) * 20, 1.7, inks.night, { opacity: 0.16 }),
  );
  return [
    rect(0, 0, 400, 300, stage.gradient(mood.wall)),
    rect(18, 14, 364, 196, inks.wood, { rx: 4 }),
    rect(24, 20, 352, 184, board),
    ...holes,
    group(
      { opacity: 0.16, transform: 'translate(5 6)' },
      group({ transform: 'translate(74 92)' }, hammer(inks.night)),
      group({ transform: 'translate(142 84)' }, spanner(inks.night)),
      group({ transform: 'translate(330 88)' }, brush(inks.night)),
    ),
    group({ transform: 'translate(74 92)' }, hammer(inks.stone)),
    group({ transform: 'translate(142 84)' }, spanner(second ?? inks.teal)),
    group({ transform: 'translate(192 78)' }, screwdriver(first ?? inks.coral)),
    group({ transform: 'translate(226 84) scale(.85)' }, screwdriver(third ?? inks.orange)),
    group({ transform: 'translate(272 78) scale(.9)' }, spanner(inks.stone)),
    group({ transform: 'translate(330 88)' }, brush(first ?? inks.coral)),
    tableTop(stage, 222),
    group({ transform: 'translate(70 246)' }, saw(third ?? inks.orange)),
    path('M262 236h96l8 46h-112z', second ?? inks.teal),
    path('M258 230h104v12h-104z', inks.night, { opacity: 0.85 }),
    stroke('M288 230v-14h44v14', inks.night, 5),
    rect(302, 240, 16, 12, inks.sun, { rx: 2 }),
  ].join('');
};
