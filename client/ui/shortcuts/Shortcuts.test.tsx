import { screen, waitFor } from '@testing-library/react';
import { renderAdminScreen } from '../../test/renderAdminScreen';
import { navigationPending } from '../../platform/page/navigation/navigationPending';
import { heldPresses } from './heldPresses';
import { HoldPresses } from './HoldPresses';
import { Shortcuts } from './Shortcuts';

beforeEach(() => localStorage.clear());

async function open() {
  const pressed: string[] = [];
  const shortcuts = [
    { key: 'a', does: 'Approve', press: () => pressed.push('a') },
    { key: 'r', does: 'Reject', press: () => pressed.push('r') },
  ];
  const element = (
    <>
      <Shortcuts shortcuts={shortcuts} />
      <input aria-label="Search" />
      <div role="dialog" aria-label="Why?">
        <button type="button">Send</button>
      </div>
    </>
  );
  const { user, unmount } = await renderAdminScreen({ path: '/admin', element, answers: {} });
  return { user, pressed, unmount };
}

it('lists the shortcuts and runs them, also in capitals', async () => {
  const { user, pressed } = await open();
  expect(screen.getByText('Approve')).toBeVisible();
  await user.keyboard('aRx');
  expect(pressed).toEqual(['a', 'r']);
});

it.each(['{Control>}a{/Control}', '{Meta>}a{/Meta}', '{Alt>}a{/Alt}'])('leaves %s to the browser', async (keys) => {
  const { user, pressed } = await open();
  await user.keyboard(keys);
  expect(pressed).toEqual([]);
});

it('ignores keys while the user types', async () => {
  const { user, pressed } = await open();
  await user.type(screen.getByLabelText('Search'), 'bar');
  expect(screen.getByLabelText('Search')).toHaveValue('bar');
  expect(pressed).toEqual([]);
});

it('ignores keys in a dialog', async () => {
  const { user, pressed } = await open();
  screen.getByRole('button', { name: 'Send' }).focus();
  await user.keyboard('a');
  expect(pressed).toEqual([]);
});

it('holds keys during a navigation for the page that comes', async () => {
  const { user, pressed, unmount } = await open();
  navigationPending.set(true);
  await user.keyboard('ar');
  expect(pressed).toEqual([]);
  unmount();
  navigationPending.set(false);
  const next = await open();
  await waitFor(() => expect(next.pressed).toEqual(['a', 'r']));
  expect(pressed).toEqual([]);
});

it('asks about an early press where the shortcut says so, and says that it is too late after ten seconds', async () => {
  const early = jest.fn();
  const press = jest.fn();
  const show = () => {
    const element = <Shortcuts shortcuts={[{ key: 'a', does: 'Approve', press, pressEarly: early }]} />;
    return renderAdminScreen({ path: '/admin', element, answers: {} });
  };
  const loading = await renderAdminScreen({ path: '/admin', element: <HoldPresses />, answers: {} });
  await loading.user.keyboard('a');
  loading.unmount();
  const shown = await show();
  await waitFor(() => expect(early).toHaveBeenCalledTimes(1));
  expect(press).not.toHaveBeenCalled();
  shown.unmount();
  heldPresses.hold('a');
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 10_001);
  await show();
  const late = 'You pressed A more than 10 seconds before this page was there: press again.';
  expect(await screen.findByText(late)).toHaveRole('status');
  now.mockRestore();
  expect(early).toHaveBeenCalledTimes(1);
});

it('can be switched off, which the device remembers', async () => {
  const { user, pressed, unmount } = await open();
  await user.click(screen.getByRole('switch', { name: 'Letters as shortcuts' }));
  expect(screen.queryByText('Approve')).toBeNull();
  screen.getByRole('switch').blur();
  await user.keyboard('a');
  expect(pressed).toEqual([]);
  unmount();
  await open();
  expect(screen.getByRole('switch', { name: 'Letters as shortcuts' })).not.toBeChecked();
});
