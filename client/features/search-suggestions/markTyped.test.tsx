import { render } from '@testing-library/react';
import { markTyped } from './markTyped';

it.each([
  ['Cafés', 'cafe', '<strong>Café</strong>s'],
  ['Two Scoops Gelato', ' GEL', 'Two Scoops <strong>Gel</strong>ato'],
  ['7-Eleven', 'eleven', '7-<strong>Eleven</strong>'],
  ['Coast Roasters', 'oast', 'Coast Roasters'],
  ['Coffee', 'brunch', 'Coffee'],
  ['Coast', '', 'Coast'],
  ['A.B', '.', 'A.B'],
])('%s, typed %j', (text, typed, html) => {
  expect(render(<p>{markTyped(text, typed)}</p>).container.innerHTML).toBe(`<p>${html}</p>`);
});
