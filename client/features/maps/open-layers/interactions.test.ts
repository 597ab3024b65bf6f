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

/** What a press on + has done to the map by the time that the key is answered. */
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

it('the map moves there for a moment', () => {
  expect(zoomAfterPlus()).toBeLessThan(11);
});

it('the map is there at once for those who want less motion', () => {
  wantLessMotion();
  expect(zoomAfterPlus()).toBe(11);
});
