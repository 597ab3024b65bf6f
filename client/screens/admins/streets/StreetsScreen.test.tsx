import { screen, waitFor, within } from '@testing-library/react';
import { renderAdminScreen } from '../../../test/renderAdminScreen';
import StreetsScreen from './StreetsScreen';

const box = { west: 153, south: -26.4, east: 153.1, north: -26.3 };
const area = { id: 'a1', code: 'noosa', name: 'Noosa Heads', streetsCount: 1, attributions: [] as string[], ...box };
const street = { id: 's1', databaseId: 1, streetName: 'Tern Street', locality: null, squares: ['A1'] };
const pageOf = (node: object) => ({
  totalCount: 1,
  edges: [{ node, cursor: 'c' }],
  pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: 'c', endCursor: 'c' },
});

it('asks before it deletes a street', async () => {
  const deleteStreet = jest.fn((_: { input: object }) => ({}));
  const { user } = await renderAdminScreen({
    ...{ path: '/admin/streets', element: <StreetsScreen /> },
    answers: {
      mapAreas: () => pageOf(area),
      streetIndex: () => pageOf({ ...street, latitude: -26.39, longitude: 153.09 }),
      deleteStreetIndexEntry: deleteStreet,
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Delete Tern Street' }));
  const asked = await screen.findByRole('tooltip', { name: /Delete “Tern Street”\?/ });
  expect(asked).toHaveTextContent('It can be brought back: see “Deleted” above the list.');
  expect(deleteStreet).not.toHaveBeenCalled();
  await user.click(within(asked).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(deleteStreet).toHaveBeenCalledTimes(1));
  expect(deleteStreet.mock.calls[0]?.[0].input).toMatchObject({ id: 's1' });
});
