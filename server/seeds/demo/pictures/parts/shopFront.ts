import { inks } from '../inks';
import { circle, ellipse, group, path, rect, stroke, times } from '../shapes';
import type { Stage } from '../Stage';
import { pottedPlant } from './plants';

export interface ShopFrontLook {
  wall: string;
  trim: string;
  stripe: string;
  /** drawn in the round sign above the awning, within 20 units about 0, 0 */
  sign: string;
  /** drawn in the window, which reaches from 0, 0 to 176, 104 */
  display: string;
  glass?: readonly string[];
}

/** One shop of the main street, from across the road: window to the left, door to the right. */
export function shopFront(stage: Stage, look: ShopFrontLook): string {
  const { mood } = stage;
  const window = `M62 124h176v104h-176z`;
  const awning = times(11, (index) => {
    const top = 52 + index * 27;
    const foot = 40 + index * 29.2;
    const shape = `M${top} 84H${top + 27}L${foot + 29.2} 112a14.6 9 0 0 1 -29.2 0z`;
    return path(shape, index % 2 === 0 ? look.stripe : inks.cream);
  });
  return [
    rect(0, 0, 400, 300, stage.gradient(mood.sky)),
    circle(330, 20, 130, stage.glow(mood.sun, 0.6)),
    rect(18, 22, 364, 240, look.wall),
    path('M10 22H390V12C340 12 330 4 300 4H100C70 4 60 12 10 12z', look.trim),
    rect(10, 20, 380, 4, inks.night, { opacity: 0.2 }),
    ...times(9, (index) =>
      stroke(`M${22 + ((index * 97) % 320)} ${44 + ((index * 53) % 190)}h24`, inks.night, 1, { opacity: 0.06 }),
    ),
    rect(52, 114, 196, 124, look.trim),
    stage.clip(
      path(window, '#000'),
      rect(62, 124, 176, 104, stage.gradient(look.glass ?? [inks.tealDark, inks.night])),
      group({ transform: 'translate(62 124)' }, look.display),
    ),
    path('M62 228L120 124h40L102 228zM172 228l58 -104h8v30l-42 74z', '#ffffff', { opacity: 0.1 }),
    rect(52, 228, 196, 10, look.trim),
    rect(48, 236, 204, 26, look.trim, { opacity: 0.85 }),
    ...times(4, (index) => rect(60 + index * 48, 241, 38, 17, inks.night, { opacity: 0.12, rx: 1 })),
    rect(272, 114, 84, 148, look.trim),
    rect(280, 122, 68, 140, stage.gradient([inks.tealMid, inks.tealDark])),
    rect(288, 132, 52, 78, stage.gradient([inks.aqua, inks.tealLight]), { rx: 3 }),
    path('M288 196l40 -64h12v14l-38 64h-14z', '#ffffff', { opacity: 0.3 }),
    circle(340, 222, 3.4, inks.sun),
    rect(298, 152, 32, 15, inks.cream, { rx: 2 }),
    stroke('M304 157h20M307 162h14', inks.tealDark, 1.6),
    path('M44 112H358V128H44z', inks.night, { opacity: 0.16 }),
    ...awning,
    rect(48, 79, 305, 7, look.trim),
    circle(201, 54, 27, look.trim),
    circle(201, 54, 23.5, inks.cream),
    group({ transform: 'translate(201 54)' }, look.sign),
    rect(-5, 260, 410, 45, stage.gradient(mood.sand)),
    rect(-5, 260, 410, 4, inks.night, { opacity: 0.14 }),
    stroke('M-5 282H405M70 264L40 300M180 264L170 300M290 264L310 300', inks.night, 1, { opacity: 0.1 }),
    ellipse(201, 264, 190, 4, inks.night, { opacity: 0.12 }),
    pottedPlant(stage, 264, 270, 42),
    pottedPlant(stage, 372, 270, 52),
    pottedPlant(stage, 32, 272, 48),
  ].join('');
}

/** Warm wall and striking trim that go together. */
export function shopColours(stage: Stage): Pick<ShopFrontLook, 'wall' | 'trim' | 'stripe'> {
  return stage.random.pick([
    { wall: inks.sandLight, trim: inks.tealDark, stripe: inks.orange },
    { wall: inks.blush, trim: inks.teal, stripe: inks.coral },
    { wall: inks.aqua, trim: inks.tealDark, stripe: inks.coral },
    { wall: '#fbe3b4', trim: inks.terracotta, stripe: inks.teal },
    { wall: inks.tealLight, trim: inks.night, stripe: inks.orange },
    { wall: inks.foam, trim: inks.teal, stripe: inks.tealMid },
  ]);
}
