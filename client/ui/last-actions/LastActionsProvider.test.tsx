import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LastActionsProvider } from './LastActionsProvider';
import type { Report } from './lastActionsContext';
import { useReport } from './useReport';

function open(report: Report) {
  function Page() {
    const tell = useReport();
    return (
      <button type="button" onClick={() => tell(report)}>
        Do it
      </button>
    );
  }
  render(
    <LastActionsProvider>
      <Page />
    </LastActionsProvider>,
  );
  return { user: userEvent.setup(), doIt: screen.getByRole('button', { name: 'Do it' }) };
}

it('shows a success until it is dismissed, and keeps it in the list', async () => {
  const { user, doIt } = open({ tone: 'success', text: 'Published.' });
  expect(screen.queryByRole('button', { name: /Last actions/ })).toBeNull();
  await user.click(doIt);
  expect(screen.getByRole('status')).toHaveTextContent('Published.');
  await user.click(screen.getByRole('button', { name: 'Put away' }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.click(screen.getByRole('button', { name: 'Last actions (1)' }));
  expect(screen.getByRole('listitem')).toHaveTextContent('Published.');
});

it('shows a failure with what is missing', async () => {
  const { user, doIt } = open({ tone: 'failure', text: 'Not published.', details: ['No picture.', 'No address.'] });
  await user.click(doIt);
  const told = within(screen.getByRole('status'));
  expect(screen.getByRole('status')).toHaveTextContent('Not done: Not published.');
  expect(told.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['No picture.', 'No address.']);
});

it('undoes only once', async () => {
  const undo = jest.fn();
  const { user, doIt } = open({ tone: 'success', text: 'Archived.', undo });
  await user.click(doIt);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('shows a quiet result in the list only', async () => {
  const { user, doIt } = open({ tone: 'success', text: 'Sent.', isQuiet: true });
  await user.click(doIt);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.getByRole('button', { name: 'Last actions (1)' })).toBeVisible();
});

it('keeps the last ten', async () => {
  const { user, doIt } = open({ tone: 'success', text: 'Saved.' });
  for (let time = 0; time < 12; time += 1) await user.click(doIt);
  expect(screen.getByRole('button', { name: 'Last actions (10)' })).toBeVisible();
});
