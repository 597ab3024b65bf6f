import { renderToStaticMarkup } from 'react-dom/server';
import { MapAttribution } from './MapAttribution';

test('the server, which cannot read HTML, draws the page before the notice is known', () => {
  const parser = window.DOMParser;
  Reflect.deleteProperty(window, 'DOMParser');
  expect(renderToStaticMarkup(<MapAttribution html="" />)).toBe('');
  window.DOMParser = parser;
});
