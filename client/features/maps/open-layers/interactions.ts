import type Interaction from 'ol/interaction/Interaction.js';
import DoubleClickZoom from 'ol/interaction/DoubleClickZoom.js';
import DragPan from 'ol/interaction/DragPan.js';
import KeyboardPan from 'ol/interaction/KeyboardPan.js';
import KeyboardZoom from 'ol/interaction/KeyboardZoom.js';
import MouseWheelZoom from 'ol/interaction/MouseWheelZoom.js';
import PinchZoom from 'ol/interaction/PinchZoom.js';
import Kinetic from 'ol/Kinetic.js';

/** Pan and zoom by mouse, finger and keyboard; the map does not turn, so that north stays up. */
export function interactions(): Interaction[] {
  return [
    new DragPan({ kinetic: new Kinetic(-0.005, 0.05, 100) }),
    new PinchZoom(),
    new DoubleClickZoom(),
    new MouseWheelZoom(),
    new KeyboardPan({ pixelDelta: 96 }),
    new KeyboardZoom(),
  ];
}
