import { screen, waitFor, within } from '@testing-library/react';
import { createRef } from 'react';
import { mockBrochure, mockConnection } from '../../../test/mockBrochure';
import { refusal } from '../../../test/mockServer';
import { renderScreen } from '../../../test/renderScreen';
import { ChosenCard } from './ChosenCard';

const position = { latitude: -26.4, longitude: 153.1, positionSource: 'EXACT' };

/** Opens the card of a door with this many ads. The server refuses later pages for as long as `isDown()`. */
async function openDoorWith(count: number, isDown = () => false) {
  const ads = Array.from({ length: count }, (_, index) => mockBrochure(index + 1, `Offer ${index + 1}`, position));
  const onClose = jest.fn();
  const chosen = { databaseIds: ads.map(({ databaseId }) => databaseId), at: { lat: -26.4, lon: 153.1 } };
  const element = <ChosenCard chosen={chosen} filter={{}} origin={null} map={createRef()} onClose={onClose} />;
  const { user } = await renderScreen({
    routes: [{ path: '/', element }],
    at: '/',
    answers: {
      brochures: (args: { first: number; after?: string | null }) => {
        if (args.after && isDown()) throw refusal('INTERNAL', 'Something went wrong.');
        return mockConnection(ads, args);
      },
    },
  });
  const card = within(screen.getByRole('region', { name: 'Chosen on the map' }));
  const more = await card.findByRole('button', { name: 'Show more' });
  return { user, onClose, card, more };
}

test('"Show more" keeps the keyboard: on the button while there is more, then on the first new ad', async () => {
  const { user, onClose, card, more } = await openDoorWith(50);
  more.focus();
  await user.keyboard('{Enter}');
  expect(more).toHaveFocus();
  expect(await card.findByRole('link', { name: 'Offer 40' })).toBeVisible();
  await waitFor(() => expect(more).toHaveTextContent('Show more'));
  expect(more).toHaveFocus();
  await user.keyboard('{Enter}');
  const next = await card.findByRole('link', { name: 'Offer 41' });
  await waitFor(() => expect(next).toHaveFocus());
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a second press while it loads asks nothing more', async () => {
  const { user, card, more } = await openDoorWith(50);
  more.focus();
  await user.keyboard('{Enter}{Enter}');
  expect(await card.findByRole('link', { name: 'Offer 40' })).toBeVisible();
  expect(card.queryByRole('link', { name: 'Offer 41' })).toBeNull();
});

test('keeps its ads if "Show more" fails, says so, and loads them when it is pressed again', async () => {
  let isDown = true;
  const { user, card, more } = await openDoorWith(30, () => isDown);
  await user.click(more);
  expect(await card.findByRole('alert')).toHaveTextContent('More offers could not be loaded. Try again.');
  expect(card.getAllByRole('article')).toHaveLength(20);
  isDown = false;
  await user.click(card.getByRole('button', { name: 'Show more' }));
  expect(await card.findByRole('link', { name: 'Offer 30' })).toBeVisible();
  expect(card.queryByRole('alert')).toBeNull();
});
