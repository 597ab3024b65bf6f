import { screen } from '@testing-library/react';
import { renderAdminScreen } from '../../test/renderAdminScreen';
import { navigationPending } from '../../platform/page/navigationPending';
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

it('ignores keys during a navigation', async () => {
  const { user, pressed } = await open();
  const pending = jest.spyOn(navigationPending, 'get').mockReturnValue(true);
  await user.keyboard('a');
  pending.mockRestore();
  expect(pressed).toEqual([]);
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
