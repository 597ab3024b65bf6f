import type Interaction from 'ol/interaction/Interaction.js';
import DoubleClickZoom from 'ol/interaction/DoubleClickZoom.js';
import DragPan from 'ol/interaction/DragPan.js';
import KeyboardPan from 'ol/interaction/KeyboardPan.js';
import KeyboardZoom from 'ol/interaction/KeyboardZoom.js';
import MouseWheelZoom from 'ol/interaction/MouseWheelZoom.js';
import PinchZoom from 'ol/interaction/PinchZoom.js';
import Kinetic from 'ol/Kinetic.js';
import { wantsLessMotion } from '../../../platform/page/wantsLessMotion';

/**
 * Pan and zoom by mouse, touch and keyboard, without rotation, so that north stays up. With reduced motion there is no
 * animation and no kinetic panning.
 */
export function interactions(): Interaction[] {
  const calm = wantsLessMotion();
  const pace = calm ? { duration: 0 } : {};
  return [
    new DragPan(calm ? {} : { kinetic: new Kinetic(-0.005, 0.05, 100) }),
    new PinchZoom(pace),
    new DoubleClickZoom(pace),
    new MouseWheelZoom(pace),
    new KeyboardPan({ pixelDelta: 96, ...pace }),
    new KeyboardZoom(pace),
  ];
}
