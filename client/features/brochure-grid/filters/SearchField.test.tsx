import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { SearchField } from './SearchField';

const onSearch = jest.fn();
const field = () => screen.getByRole('searchbox', { name: 'Search ads' });
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const rest = () => act(() => jest.advanceTimersByTime(500));

beforeEach(() => {
  onSearch.mockClear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

it('keeps letters that are typed until the address has the search, and searches for them, too', () => {
  const { rerender } = render(<SearchField q="" onSearch={onSearch} />);
  type('Rescue');
  rest();
  expect(onSearch.mock.calls).toEqual([['Rescue']]);
  type('Rescue boat');
  rerender(<SearchField q="Rescue" onSearch={onSearch} />);
  expect(field()).toHaveValue('Rescue boat');
  rest();
  expect(onSearch).toHaveBeenLastCalledWith('Rescue boat');
});

it('shows the search of the address after the way back, and does not search for what it showed', () => {
  const { rerender } = render(<SearchField q="" onSearch={onSearch} />);
  type('Rescue boat');
  rest();
  rerender(<SearchField q="Rescue boat" onSearch={onSearch} />);
  rerender(<SearchField q="" onSearch={onSearch} />);
  expect(field()).toHaveValue('');
  rest();
  expect(onSearch).toHaveBeenCalledTimes(1);
  type('boat');
  rerender(<SearchField q="Rescue boat" onSearch={onSearch} />);
  expect(field()).toHaveValue('Rescue boat');
});

it('searches at once on Enter, and only then', () => {
  render(<SearchField q="" onSearch={onSearch} />);
  type(' boat ');
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 13 });
  rest();
  expect(onSearch.mock.calls).toEqual([['boat']]);
});
