import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { MapScale } from './MapScale';

it('is as long as the ground that it names', () => {
  // at zoom 15 a pixel is 4.28 m at the latitude of Noosa
  const box = { west: 153, east: 153.1, south: -26.45, north: -26.35 };
  render(<MapScale view={{ box, zoom: 15 }} />);
  const scale = screen.getByText('250 m');
  expect(scale).toHaveStyle({ width: '58px' });
  expect(scale).toHaveTextContent(/^Scale: 250 m$/);
});
