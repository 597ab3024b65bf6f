import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { ScreenBoundary } from './ScreenBoundary';
import { siteName } from '../../shared/site';

function Broken(): never {
  throw new Error('its code is gone');
}

it('renders its children', () => {
  render(
    <ScreenBoundary>
      <p>Fine</p>
    </ScreenBoundary>,
  );
  expect(screen.getByText('Fine')).toBeVisible();
});

it('offers a reload after an error, without technical details', () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <ScreenBoundary>
      <Broken />
    </ScreenBoundary>,
  );
  expect(screen.getByRole('button', { name: 'Load it again' })).toBeVisible();
  expect(screen.queryByText(/its code is gone/)).toBeNull();
  expect(document.title).toBe(`This page could not be shown – ${siteName}`);
  quiet.mockRestore();
});
