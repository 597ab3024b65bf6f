import { screen, waitFor } from '@testing-library/react';
import { refusal, type MockResolvers } from '../../../test/mockServer';
import { renderScreen } from '../../../test/renderScreen';
import { UnstyledAntd } from '../../../test/UnstyledAntd';
import { LastActionsProvider } from '../../../ui/last-actions/LastActionsProvider';
import { doubtOf } from './doubtOf';
import PositionsScreen from './PositionsScreen';

const routes = [
  {
    path: '/admin/positions',
    element: (
      <UnstyledAntd>
        <LastActionsProvider>
          <PositionsScreen />
        </LastActionsProvider>
      </UnstyledAntd>
    ),
  },
];

const mapArea = {
  __typename: 'MapArea' as const,
  id: 'm',
  code: 'noosa',
  name: 'Noosa',
  west: 153,
  south: -27,
  east: 154,
  north: -26,
};
const nowhere = { latitude: null, longitude: null, positionSource: null };

function ad(databaseId: number, values: object = {}) {
  const address = {
    line1: '3 Church Street',
    line2: null,
    city: 'Noosa',
    postcode: '4567',
    state: 'QLD',
    locationUrl: null,
  };
  return {
    ...{ id: `b${String(databaseId)}`, databaseId, version: 4, displayTitle: `Ad ${String(databaseId)}` },
    ...{ type: 'LP_AD', status: 'PUBLISHED', mapArea, address, ...nowhere, ...values },
  };
}

interface Pin {
  id: string;
  latitude: number | null;
  longitude: number | null;
}

/** A server whose list omits ads with a position. */
function serverWith(...ads: ReturnType<typeof ad>[]) {
  const asked: unknown[] = [];
  const pins: Pin[] = [];
  const answers = {
    viewer: () => ({ role: 'ADMINISTRATOR' }),
    brochures: ({ filter }: { filter: unknown }) => {
      asked.push(filter);
      const left = ads.filter(({ id }) => pins.findLast((pin) => pin.id === id)?.latitude == null);
      return {
        totalCount: left.length,
        pageInfo: { hasNextPage: false, endCursor: null },
        edges: left.map((node) => ({ node, cursor: node.id })),
      };
    },
    updateBrochure: ({ input }: { input: Pin }) => {
      pins.push(input);
      return { brochure: { ...ads.find(({ id }) => id === input.id), ...input, version: 5 } };
    },
  } satisfies MockResolvers;
  return { answers, asked, pins };
}

it('requests missing and doubtful positions of ads that need one', async () => {
  const { answers, asked } = serverWith(ad(7));
  const { user, place } = await renderScreen({ routes, at: '/admin/positions', answers });
  expect(await screen.findByRole('heading', { name: 'Ad 7' })).toBeVisible();
  expect(asked[0]).toMatchObject({ dataQuality: { doubtfulPosition: true } });
  expect(asked[0]).not.toHaveProperty('types', expect.arrayContaining(['ATDW_AD']));
  await user.click(screen.getByText('Without a position'));
  await waitFor(() => expect(place.current).toBe('/admin/positions?doubt=none'));
});

it('sets a pin by coordinates, moves to the next ad, and undoes', async () => {
  const { answers, pins } = serverWith(ad(7), ad(8));
  const { user } = await renderScreen({ routes, at: '/admin/positions', answers });
  await user.click(await screen.findByRole('textbox', { name: 'Latitude' }));
  await user.paste('-26.4, 153.1');
  await user.click(screen.getByRole('button', { name: 'Save and next' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Ad 8' })).toHaveFocus());
  expect(pins).toEqual([{ id: 'b7', version: 4, latitude: -26.4, longitude: 153.1 }]);
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Ad 7/ })).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('“Ad 7” is where it was.')).toBeVisible();
  expect(pins[1]).toEqual({ id: 'b7', version: 5, latitude: null, longitude: null });
});

it('stays where the server refuses, and shows its message at the number', async () => {
  const { answers } = serverWith(ad(7), ad(8));
  const message = 'A latitude in Australia lies between -55 and -9.';
  const updateBrochure = () => {
    throw refusal('VALIDATION_FAILED', message, { errors: [{ field: 'latitude', code: 'MIN', message }] });
  };
  const { user } = await renderScreen({ routes, at: '/admin/positions', answers: { ...answers, updateBrochure } });
  await user.click(await screen.findByRole('textbox', { name: 'Latitude' }));
  await user.paste('-26.4, 153.1');
  await user.click(screen.getByRole('button', { name: 'Save and next' }));
  expect((await screen.findAllByText(message))[0]).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Ad 7' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Latitude' })).toHaveValue('-26.4');
});

it('moves through the list by letters', async () => {
  const { answers } = serverWith(ad(7), ad(8));
  const { user, place } = await renderScreen({ routes, at: '/admin/positions', answers });
  await screen.findByRole('heading', { level: 2, name: 'Ad 7' });
  await user.keyboard('n');
  await waitFor(() => expect(place.current).toBe('/admin/positions?ad=8'));
  expect(await screen.findByRole('heading', { level: 2, name: 'Ad 8' })).toBeVisible();
  await user.keyboard('k');
  await waitFor(() => expect(place.current).toBe('/admin/positions?ad=7'));
});

it('reports that every ad has its place', async () => {
  await renderScreen({ routes, at: '/admin/positions', answers: serverWith().answers });
  expect(await screen.findByRole('heading', { name: 'Every ad has its place' })).toBeVisible();
});

it.each([
  [nowhere, 'no position'],
  [{ latitude: -26.5, longitude: 153.5, positionSource: 'SUBURB' as const }, 'only its suburb is known'],
  [{ latitude: -28, longitude: 153.5, positionSource: 'EXACT' as const }, 'outside of Noosa'],
  [{ latitude: -26.5, longitude: 153.5, positionSource: 'EXACT' as const }, null],
])('%j: %p', (position, doubt) => {
  expect(doubtOf({ ...position, mapArea })).toBe(doubt);
});
