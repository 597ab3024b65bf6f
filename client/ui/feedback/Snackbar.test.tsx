import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { Snackbar } from './Snackbar';

const hide = jest.fn();
beforeEach(() => {
  jest.useFakeTimers();
  hide.mockClear();
});
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

it('goes after six seconds', () => {
  render(<Snackbar message="The ad was not found." onHide={hide} />);
  expect(screen.getByRole('alert')).toHaveTextContent('The ad was not found.');
  pass(5999);
  expect(hide).not.toHaveBeenCalled();
  pass(1);
  expect(hide).toHaveBeenCalledTimes(1);
});

it('shows the next message for its own six seconds', () => {
  const { rerender } = render(<Snackbar message="One" onHide={hide} />);
  pass(4000);
  rerender(<Snackbar message="Two" onHide={hide} />);
  pass(4000);
  expect(hide).not.toHaveBeenCalled();
  pass(2000);
  expect(hide).toHaveBeenCalledTimes(1);
});

it('has its place in the page before a message comes, so that screen readers say it', () => {
  const { rerender } = render(<Snackbar message={null} onHide={hide} />);
  const place = screen.getByRole('alert');
  expect(place).toBeEmptyDOMElement();
  rerender(<Snackbar message="One" onHide={hide} />);
  expect(screen.getByRole('alert')).toBe(place);
  rerender(<Snackbar message={null} onHide={hide} />);
  pass(10_000);
  expect(hide).not.toHaveBeenCalled();
});
