import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MapLabel } from './MapLabel';
import { MapLabels } from './MapLabels';

const label = (databaseId: number, title: string, further: Partial<MapLabel> = {}): MapLabel => ({
  ...{ databaseId, title, words: title, type: 'LP_AD', isPrice: false, latitude: -26.4, longitude: 153.1 },
  ...further,
});

function open() {
  const picked: string[] = [];
  const pointed: (number | null)[] = [];
  const labels = [label(7, 'Tern Café'), label(8, 'Surf lesson', { words: '$20', isPrice: true, type: 'CP_AD' })];
  render(
    <MapLabels
      container={document.body}
      labels={labels.map((each, x) => ({ label: each, x, y: 0 }))}
      highlighted={8}
      onPick={({ title }) => picked.push(title)}
      onPoint={(databaseId) => pointed.push(databaseId)}
    />,
  );
  return { picked, pointed, cafe: screen.getByRole('button', { name: 'Tern Café' }), user: userEvent.setup() };
}

/** jsdom has no pointer events. */
const press = (target: Element, clientX: number) =>
  fireEvent(target, new MouseEvent('pointerdown', { bubbles: true, clientX, clientY: 50 }));
const release = (target: Element, clientX: number) => fireEvent.click(target, { clientX, clientY: 50, detail: 1 });

it('names a priced ad by its price and its title', () => {
  open();
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Tern Café', '$20: Surf lesson']);
});

it('picks the ad by a press, also with an unsteady finger', () => {
  const { picked, cafe } = open();
  press(cafe, 100);
  release(cafe, 103);
  expect(picked).toEqual(['Tern Café']);
});

it('picks nothing when the label was dragged with the map', () => {
  const { picked, cafe } = open();
  press(cafe, 100);
  release(cafe, 140);
  expect(picked).toEqual([]);
});

it('picks the ad by Enter after the map was dragged by it', async () => {
  const { picked, cafe, user } = open();
  press(cafe, 100);
  release(cafe, 140);
  cafe.focus();
  await user.keyboard('{Enter}');
  expect(picked).toEqual(['Tern Café']);
});

it('points at its ad in the list while it has the mouse or the focus', async () => {
  const { pointed, cafe, user } = open();
  await user.hover(cafe);
  await user.unhover(cafe);
  await user.tab();
  await user.tab();
  expect(pointed).toEqual([7, null, 7, null, 8]);
});
