import { screen, within } from '@testing-library/react';
import { mockNavigation } from '../../../test/mockNavigation';
import { refusal } from '../../../test/mockServer';
import { renderScreen } from '../../../test/renderScreen';
import AreasScreen from './AreasScreen';

const routes = [{ path: '/areas', element: <AreasScreen /> }];
const area = (code: string, name: string, state: string, activeBrochuresCount: number) => ({
  node: { id: code, did: code, code, name, state, activeBrochuresCount },
});

it('lists the areas by state, with their numbers', async () => {
  const edges = [area('cairns', 'Cairns', 'QLD', 1), area('manly', 'Manly', 'NSW', 1234)];
  await renderScreen({
    routes,
    at: '/areas',
    answers: { ...mockNavigation, mapAreas: () => ({ edges, totalCount: 2 }) },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Areas' })).toBeVisible();
  const linksOf = (state: string) =>
    within(screen.getByRole('region', { name: state }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(linksOf('New South Wales')).toEqual([['Manly1,2341,234 offers and businesses', '/areas/manly']]);
  expect(linksOf('Queensland')).toEqual([['Cairns11 offer or business', '/areas/cairns']]);
  expect(screen.getByRole('link', { name: 'Queensland 1' })).toHaveAttribute('href', '#qld');
});

it('says so when there are none', async () => {
  await renderScreen({
    ...{ routes, at: '/areas' },
    answers: { ...mockNavigation, mapAreas: () => ({ edges: [], totalCount: 0 }) },
  });
  expect(await screen.findByText('No areas yet')).toBeVisible();
});

it('offers another try when the areas cannot be loaded', async () => {
  let broken = true;
  const mapAreas = () => {
    if (broken) throw refusal('UNAVAILABLE', 'Come back later.');
    return { edges: [area('cairns', 'Cairns', 'QLD', 1)], totalCount: 1 };
  };
  const { user } = await renderScreen({ routes, at: '/areas', answers: { ...mockNavigation, mapAreas } });
  const again = await screen.findByRole('button', { name: 'Try again' });
  broken = false;
  await user.click(again);
  expect(await screen.findByRole('link', { name: /Cairns/ })).toBeVisible();
});
