import { screen, within } from '@testing-library/react';
import { mockNavigation } from '../../../test/mockNavigation';
import { refusal } from '../../../test/mockServer';
import { renderScreen } from '../../../test/renderScreen';
import MapsDownloadScreen from './MapsDownloadScreen';

const routes = [{ path: '/maps-download', element: <MapsDownloadScreen /> }];

const page = (...maps: object[]) => ({ edges: maps.map((node) => ({ node })) });

const map = (id: number, name: string, changes: object = {}) => ({
  id: `map-${id}`,
  paper: 'A4',
  orientation: 'LANDSCAPE',
  url: `/files/${'a'.repeat(64)}/original`,
  previewUrl: `/files/${'b'.repeat(64)}/original`,
  byteSize: 352_474,
  pages: 2,
  madeAt: '2026-11-20T03:00:00.000Z',
  mapArea: { id: `area-${id}`, code: name.toLowerCase(), name, streetsCount: 3, attributions: ['© Somebody'] },
  ...changes,
});

it('offers every map with its picture, format, size and date', async () => {
  const printedMaps = () => page(map(1, 'Noosa'), map(2, 'Coolum', { paper: 'A3', orientation: 'PORTRAIT' }));
  await renderScreen({ routes, at: '/maps-download', answers: { ...mockNavigation, printedMaps } });
  expect(await screen.findByRole('heading', { level: 1, name: 'PDF maps' })).toBeVisible();
  const [noosa] = screen.getAllByRole('article');
  const card = within(noosa as HTMLElement);
  expect(card.getByRole('heading', { name: 'Noosa' })).toBeVisible();
  expect(card.getByText(/^A4 landscape/)).toHaveTextContent('A4 landscapePDF, 2 pages, 352 kBMade on 20/11/2026');
  const link = card.getByRole('link', { name: 'Download the map of Noosa, A4 landscape' });
  expect(link).toHaveAttribute('href', `/files/${'a'.repeat(64)}/original`);
  expect(link).toHaveAttribute('download', 'noosa-map-a4-landscape-2026-11-20.pdf');
  expect(card.getByRole('img', { name: 'First page of the map of Noosa' })).toBeVisible();
  expect(card.getByRole('link', { name: 'Streets index of Noosa' })).toHaveAttribute(
    'href',
    '/streets-index?mapArea=noosa',
  );
  expect(card.getByText('© Somebody')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Download the map of Coolum, A3 portrait' })).toBeVisible();
});

it('links to no empty streets index', async () => {
  const empty = { id: 'area-1', code: 'bare', name: 'Bare', streetsCount: 0, attributions: [] };
  const printedMaps = () => page(map(1, 'Bare', { mapArea: empty }));
  await renderScreen({ routes, at: '/maps-download', answers: { ...mockNavigation, printedMaps } });
  expect(await screen.findByRole('heading', { name: 'Bare' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Streets index of Bare' })).toBeNull();
  // other areas have streets
  expect(screen.getByRole('link', { name: 'Streets index of every area' })).toHaveAttribute('href', '/streets-index');
});

it('reports that there are none, and links to the online map', async () => {
  await renderScreen({ routes, at: '/maps-download', answers: { ...mockNavigation, printedMaps: () => page() } });
  expect(await screen.findByRole('heading', { level: 1, name: 'There are no PDF maps yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show on map' })).toHaveAttribute('href', '/brochureMap');
});

it('offers a retry', async () => {
  let broken = true;
  const printedMaps = () => {
    if (broken) throw refusal('INTERNAL', 'Something went wrong.');
    return page(map(1, 'Noosa'));
  };
  const { user } = await renderScreen({ routes, at: '/maps-download', answers: { ...mockNavigation, printedMaps } });
  broken = false;
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Noosa' })).toBeVisible();
});
