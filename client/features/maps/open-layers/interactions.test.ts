import View from 'ol/View.js';
import KeyboardZoom from 'ol/interaction/KeyboardZoom.js';
import type MapBrowserEvent from 'ol/MapBrowserEvent.js';
import { interactions } from './interactions';

const { matchMedia } = window;

afterEach(() => {
  window.matchMedia = matchMedia;
});

function wantLessMotion(): void {
  window.matchMedia = (media) => Object.assign(matchMedia(media), { matches: media.includes('reduce') });
}

/** The zoom right after pressing the + key. */
function zoomAfterPlus(): number | undefined {
  const view = new View({ center: [0, 0], zoom: 10 });
  const originalEvent = new KeyboardEvent('keydown', { key: '+' });
  document.body.dispatchEvent(originalEvent);
  const press = {
    type: 'keydown',
    originalEvent,
    map: { getView: () => view, render: () => undefined },
  } as unknown as MapBrowserEvent<KeyboardEvent>;
  interactions()
    .find((each) => each instanceof KeyboardZoom)
    ?.handleEvent(press);
  return view.getZoom();
}

it('animates the zoom', () => {
  expect(zoomAfterPlus()).toBeLessThan(11);
});

it('zooms at once with reduced motion', () => {
  wantLessMotion();
  expect(zoomAfterPlus()).toBe(11);
});
