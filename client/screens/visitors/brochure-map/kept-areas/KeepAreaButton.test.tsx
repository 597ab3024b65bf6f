import { fireEvent, render, screen } from '@testing-library/react';
import { noFilters } from '../../../../features/browse-filters/BrowseFilters';
import { KeepAreaButton } from './KeepAreaButton';

jest.mock('./KeepAreaDialog', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('tells that the dialog cannot be loaded, and leaves the map', async () => {
  const view = { box: { west: 153, south: -27, east: 153.1, north: -26.9 }, zoom: 14 };
  render(
    <>
      <p>The map</p>
      <KeepAreaButton className={undefined} view={view} filters={noFilters} filter={{}} />
    </>,
  );
  const button = screen.getByRole('button', { name: 'Use the map offline' });
  fireEvent.click(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(await screen.findByText(/needs a connection the first time/)).toBeTruthy();
  expect(button.getAttribute('aria-busy')).toBe('false');
  expect(screen.getByText('The map')).toBeTruthy();
});
