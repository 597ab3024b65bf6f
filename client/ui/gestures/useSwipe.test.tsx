import { fireEvent, render, screen } from '@testing-library/react';
import { useSwipe } from './useSwipe';

interface Point {
  clientX: number;
  clientY: number;
  isPrimary?: boolean;
}

/** jsdom has no pointer events. */
function pointer(type: string, { isPrimary = true, ...point }: Point): Event {
  return Object.assign(new MouseEvent(type, { bubbles: true, ...point }), { isPrimary });
}

function open(): { heard: number[]; picture: HTMLElement } {
  const heard: number[] = [];
  function Picture() {
    return <p {...useSwipe((direction) => heard.push(direction))}>A picture</p>;
  }
  render(<Picture />);
  return { heard, picture: screen.getByText('A picture') };
}

const start = { clientX: 200, clientY: 300 };

it.each([
  ['to the left, onward', { clientX: 152, clientY: 300 }, [1]],
  ['to the right, back', { clientX: 248, clientY: 310 }, [-1]],
  ['too short', { clientX: 153, clientY: 300 }, []],
  ['mostly down, which scrolls', { clientX: 140, clientY: 380 }, []],
  ['a tap', start, []],
])('%s', (_how, end, expected) => {
  const { heard, picture } = open();
  fireEvent(picture, pointer('pointerdown', start));
  fireEvent(picture, pointer('pointerup', end));
  expect(heard).toEqual(expected);
});

it('ignores a second finger', () => {
  const { heard, picture } = open();
  fireEvent(picture, pointer('pointerdown', { ...start, isPrimary: false }));
  fireEvent(picture, pointer('pointerup', { clientX: 0, clientY: 300 }));
  expect(heard).toEqual([]);
});

it('ends when the browser takes over the gesture', () => {
  const { heard, picture } = open();
  fireEvent(picture, pointer('pointerdown', start));
  fireEvent(picture, pointer('pointercancel', start));
  fireEvent(picture, pointer('pointerup', { clientX: 0, clientY: 300 }));
  expect(heard).toEqual([]);
});
