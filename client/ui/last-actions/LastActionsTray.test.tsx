import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LastAction } from './LastAction';
import { LastActionsTray } from './LastActionsTray';

const action = (id: number, text: string, further: Partial<LastAction> = {}): LastAction => ({
  ...{ id, text, tone: 'success', details: [], undo: null, isQuiet: false },
  at: new Date('2026-11-20T02:30:00Z'),
  ...further,
});

const openList = async (shown: number) => {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: `Last actions (${shown})` }));
  return user;
};

it('announces a result once: not beside the list that shows it', async () => {
  render(<LastActionsTray actions={[action(1, 'Published.')]} onUndo={() => undefined} />);
  const user = await openList(1);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.getAllByText('Published.')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Last actions (1)', expanded: true }));
  expect(screen.getByRole('status')).toHaveTextContent('Published.');
});

it('shows a later result after one was put away', async () => {
  const first = action(1, 'Published.');
  const { rerender } = render(<LastActionsTray actions={[first]} onUndo={() => undefined} />);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Put away' }));
  rerender(<LastActionsTray actions={[action(2, 'Archived.'), first]} onUndo={() => undefined} />);
  expect(screen.getByRole('status')).toHaveTextContent(/^Archived\.$/);
});

it('undoes an earlier action from the list', async () => {
  const undo = jest.fn();
  const undone = jest.fn();
  render(<LastActionsTray actions={[action(2, 'Sent.'), action(1, 'Archived.', { undo })]} onUndo={undone} />);
  const user = await openList(2);
  const [, earlier] = screen.getAllByRole('listitem');
  if (earlier === undefined) throw new Error('The list has one action.');
  expect(earlier).toHaveTextContent('Archived.');
  await user.click(within(earlier).getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(undone).toHaveBeenCalledWith(1);
});
