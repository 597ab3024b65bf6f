import { renderToStaticMarkup } from 'react-dom/server';
import { MapAttribution } from './MapAttribution';

test('renders nothing on the server, before the notice is known', () => {
  const parser = window.DOMParser;
  Reflect.deleteProperty(window, 'DOMParser');
  expect(renderToStaticMarkup(<MapAttribution html="" />)).toBe('');
  window.DOMParser = parser;
});
