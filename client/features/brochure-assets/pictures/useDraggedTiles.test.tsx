import '@testing-library/jest-dom';
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useDraggedTiles } from './useDraggedTiles';

function open() {
  const dropped: [string, string][] = [];
  function Tiles() {
    const list = useRef<HTMLUListElement>(null);
    useDraggedTiles(list, (...pair) => dropped.push(pair));
    return (
      <ul ref={list}>
        <li>No picture</li>
        {['one', 'two'].map((id) => (
          <li key={id} data-asset={id}>
            <span>Picture {id}</span>
          </li>
        ))}
      </ul>
    );
  }
  render(<Tiles />);
  const drag = (name: string) =>
    fireEvent.dragStart(screen.getByText(name), { dataTransfer: { setData: () => undefined } });
  /** whether the browser would let it be dropped */
  const over = (name: string) => {
    const event = createEvent.dragOver(screen.getByText(name));
    fireEvent(screen.getByText(name), event);
    return event.defaultPrevented;
  };
  const drop = (name: string) => fireEvent.drop(screen.getByText(name));
  return { dropped, drag, over, drop };
}

it('moves the dragged picture to the one that it is dropped on', () => {
  const { dropped, drag, over, drop } = open();
  drag('Picture two');
  expect(screen.getByText('Picture two').closest('li')).toHaveAttribute('data-dragged', 'true');
  expect(over('Picture one')).toBe(true);
  drop('Picture one');
  expect(dropped).toEqual([['two', 'one']]);
});

it('moves nothing onto itself or beside the pictures', () => {
  const { dropped, drag, over, drop } = open();
  drag('Picture two');
  drop('Picture two');
  expect(over('No picture')).toBe(false);
  drop('No picture');
  expect(dropped).toEqual([]);
});

it('takes no file or text that is dragged in from elsewhere, nor a picture whose drag has ended', () => {
  const { dropped, drag, over, drop } = open();
  expect(over('Picture one')).toBe(false);
  drop('Picture one');
  drag('Picture two');
  fireEvent.dragEnd(screen.getByText('Picture two'));
  expect(screen.getByText('Picture two').closest('li')).not.toHaveAttribute('data-dragged');
  drop('Picture one');
  expect(dropped).toEqual([]);
});
