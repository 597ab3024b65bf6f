import { screen, waitFor } from '@testing-library/react';
import { renderAdminScreen } from '../../test/renderAdminScreen';
import { ReasonDialog } from './ReasonDialog';

async function open(isDone: boolean) {
  const heard = { reasons: [] as string[], closed: 0 };
  const element = (
    <ReasonDialog
      title="Suspend kim@cafe.example?"
      verb="Suspend"
      onConfirm={(reason) => {
        heard.reasons.push(reason);
        return Promise.resolve(isDone);
      }}
      onClose={() => (heard.closed += 1)}
    >
      <p>Nobody can sign in with it.</p>
    </ReasonDialog>
  );
  const { user } = await renderAdminScreen({ path: '/admin', element, answers: {} });
  return { user, heard };
}

it('explains the action, trims the reason, and closes on success', async () => {
  const { user, heard } = await open(true);
  expect(await screen.findByText('Nobody can sign in with it.')).toBeVisible();
  await user.type(screen.getByLabelText('Reason, kept in the audit log'), '  left the business ');
  await user.click(screen.getByRole('button', { name: 'Suspend' }));
  await waitFor(() => expect(heard).toEqual({ reasons: ['left the business'], closed: 1 }));
});

it('stays open with the reason after a refusal', async () => {
  const { user, heard } = await open(false);
  await user.type(await screen.findByLabelText('Reason, kept in the audit log'), 'left');
  await user.click(screen.getByRole('button', { name: 'Suspend' }));
  await waitFor(() => expect(heard.reasons).toEqual(['left']));
  expect(screen.getByLabelText('Reason, kept in the audit log')).toHaveValue('left');
  expect(heard.closed).toBe(0);
});

it('can be closed without a reason, and then does nothing', async () => {
  const { user, heard } = await open(true);
  await screen.findByRole('dialog');
  await user.click(screen.getByText('Close', { selector: 'button *' }));
  expect(heard).toEqual({ reasons: [], closed: 1 });
});
