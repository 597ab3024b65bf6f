import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderAdminScreen } from '../../test/renderAdminScreen';
import { Dialog } from './Dialog';

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && (
        <Dialog title="Add vendor" onCancel={() => setOpen(false)}>
          <input ref={(field) => field?.focus()} aria-label="Company name" />
        </Dialog>
      )}
    </>
  );
}

it('closes on Escape and returns the focus to its opener', async () => {
  const { user } = await renderAdminScreen({ path: '/admin', element: <Page />, answers: {} });
  await user.click(await screen.findByRole('button', { name: 'Open' }));
  const field = await screen.findByLabelText('Company name');
  await waitFor(() => expect(field).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
});

it('leaves the focus to whoever is in another field by the time it has opened', async () => {
  const left = jest.fn();
  const dialog = (
    <Dialog title="Add vendor" onCancel={() => undefined} footer={null}>
      <input aria-label="Company name" />
      <input ref={(field) => field?.focus()} aria-label="Phone" onBlur={left} />
    </Dialog>
  );
  await renderAdminScreen({ path: '/admin', element: dialog, answers: {} });
  const field = await screen.findByLabelText('Phone');
  await waitFor(() => expect(field).toHaveFocus());
  // longer than the dialog takes to open
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(field).toHaveFocus();
  expect(left).not.toHaveBeenCalled();
});
