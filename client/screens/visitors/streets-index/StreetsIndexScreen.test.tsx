import { screen, within } from '@testing-library/react';
import { mockNavigation } from '../../../test/mockNavigation';
import { refusal, type MockResolvers } from '../../../test/mockServer';
import { renderScreen } from '../../../test/renderScreen';
import StreetsIndexScreen from './StreetsIndexScreen';
import { siteName } from '../../../shared/site';

const routes = [
  { path: '/streets-index', element: <StreetsIndexScreen /> },
  { path: '/brochureMap', element: <p>The map</p> },
];

const area = (code: string, name: string, streetsCount: number) => ({
  node: {
    id: `area-${code}`,
    did: `${code}_did`,
    code,
    name,
    streetsCount,
    isIndexFromPoints: code === 'stops',
    streetLetters: streetsCount > 0 ? ['B', 'H'] : [],
    attributions: ['© Somebody'],
  },
});

const street = (id: number, streetName: string, squares: string[], label = streetName) => ({
  cursor: `c${id}`,
  node: { id: `street-${id}`, streetName, label, squares, latitude: -26.391234567, longitude: 153.09 },
});

const all = [
  street(1, 'Bay Road', ['D7', 'D8']),
  street(2, 'Hastings Street', ['F2'], 'Hastings Street (Noosa Heads)'),
  street(3, 'Hill Street', ['A1']),
];

interface Asked {
  letter?: string | null;
  q?: string | null;
  after?: string | null;
}

const answers: MockResolvers = {
  ...mockNavigation,
  mapAreas: ({ mapArea }: { mapArea?: string }) => ({
    edges: [area('noosa', 'Noosa', 3), area('bare', 'Bare', 0), area('stops', 'Stops', 3)].filter(
      ({ node }) => !mapArea || node.code === mapArea,
    ),
  }),
  streetIndex: ({ letter, q, after }: Asked) => {
    const found = all.filter(
      ({ node }) =>
        (!letter || node.streetName.startsWith(letter)) &&
        (!q || node.streetName.toLowerCase().includes(q.toLowerCase())),
    );
    const edges = after ? found.slice(2) : found.slice(0, 2);
    const hasNextPage = !after && found.length > 2;
    return { totalCount: found.length, pageInfo: { hasNextPage, endCursor: edges.at(-1)?.cursor ?? null }, edges };
  },
};

it.each([
  ['noosa', 0],
  ['stops', 1],
])('says of the index of %s whether squares may be missing', async (mapArea, sentences) => {
  await renderScreen({ routes, at: `/streets-index?mapArea=${mapArea}`, answers });
  expect(screen.getAllByRole('listitem').length).toBeGreaterThan(0);
  expect(screen.queryAllByText(/^Each street has the squares that are known/)).toHaveLength(sentences);
});

it('lists streets under the specified title, each with all its squares and its place on the map', async () => {
  await renderScreen({ routes, at: '/streets-index?mapArea=noosa', answers });
  expect(await screen.findByRole('heading', { level: 1, name: 'Streets index for Noosa area.' })).toBeVisible();
  expect(document.title).toBe(`Streets index for Noosa area. – ${siteName}`);
  const link = screen.getByRole('link', { name: 'Bay Road squares D7 D8' });
  expect(link).toHaveAttribute('href', '/brochureMap?mapArea=noosa&at=-26.39123%2C153.09000&label=Bay+Road');
  expect(screen.getByRole('link', { name: 'Hastings Street (Noosa Heads) square F2' })).toHaveAttribute(
    'href',
    expect.stringMatching(/&label=Hastings\+Street\+%28Noosa\+Heads%29$/),
  );
  expect(screen.getByText('© Somebody')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('3 streets');
});

it('links to the next streets and back to the first', async () => {
  const { user, place } = await renderScreen({ routes, at: '/streets-index?mapArea=noosa', answers });
  await user.click(await screen.findByRole('link', { name: 'Next streets' }));
  expect(await screen.findByRole('link', { name: /Hill Street/ })).toBeVisible();
  expect(place.current).toBe('/streets-index?mapArea=noosa&after=c2');
  await user.click(screen.getByRole('link', { name: 'First streets' }));
  expect(await screen.findByRole('link', { name: /Bay Road/ })).toBeVisible();
});

it('shows a letter, and the search text', async () => {
  const { user, place } = await renderScreen({ routes, at: '/streets-index?mapArea=noosa', answers });
  const letters = within(await screen.findByRole('navigation', { name: 'Streets by first letter' }));
  await user.click(letters.getByRole('link', { name: 'Streets with H' }));
  expect(await screen.findByRole('link', { name: /Hill Street/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Bay Road/ })).toBeNull();
  await user.type(screen.getByRole('searchbox', { name: 'Find a street' }), 'bay{Enter}');
  expect(await screen.findByRole('link', { name: /Bay Road/ })).toBeVisible();
  expect(place.current).toBe('/streets-index?mapArea=noosa&q=bay');
});

it('reports an empty result, and links back', async () => {
  const { user } = await renderScreen({ routes, at: '/streets-index?mapArea=noosa&q=zzz', answers });
  expect(await screen.findByRole('heading', { name: 'No street found' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'All streets' }));
  expect(await screen.findByRole('link', { name: /Bay Road/ })).toBeVisible();
});

it('requires an area; does not offer those without streets', async () => {
  const { user } = await renderScreen({ routes, at: '/streets-index', answers });
  expect(await screen.findByRole('heading', { level: 1, name: 'Streets index' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Bare/ })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Noosa 3 streets' }));
  expect(await screen.findByRole('heading', { name: 'Streets index for Noosa area.' })).toBeVisible();
});

it('reports an unknown area', async () => {
  await renderScreen({ routes, at: '/streets-index?mapArea=nowhere', answers });
  expect(await screen.findByText('There is no such area. Choose one of these:')).toBeVisible();
});

it('offers a retry', async () => {
  let broken = true;
  const streetIndex = (asked: Asked): unknown => {
    if (broken) throw refusal('INTERNAL', 'Something went wrong.');
    return answers['streetIndex']?.(asked as never, { authorization: undefined });
  };
  const { user } = await renderScreen({
    routes,
    at: '/streets-index?mapArea=noosa',
    answers: { ...answers, streetIndex },
  });
  broken = false;
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /Bay Road/ })).toBeVisible();
});

it('says what is wrong with an address that the server refuses', async () => {
  const message = 'The cursor in "after" is not a cursor of this list; copy it from an edge or from pageInfo.';
  const errors = [{ field: 'after', code: 'INVALID_CURSOR', message }];
  const refused = { ...answers, streetIndex: () => refusal('VALIDATION_FAILED', message, { errors }) };
  await renderScreen({ routes, at: '/streets-index?mapArea=noosa&after=junk', answers: refused });
  expect(await screen.findByText(/names the place in the list, is cut off/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
