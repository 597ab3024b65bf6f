import { screen, waitFor } from '@testing-library/react';
import { renderScreen } from '../../test/renderScreen';
import { UnstyledAntd } from '../../test/UnstyledAntd';
import { describeEvent } from './describeEvent';
import { OwnEvents } from './OwnEvents';

it('shows the newest events, and pages to earlier ones and back', async () => {
  const events = ({ after }: { after: string | null }) => ({
    pageInfo: { hasNextPage: after === null, endCursor: 'c1' },
    edges: [
      {
        node: {
          id: String(after),
          happenedAt: '2026-11-20T01:00:00.000Z',
          action: after === null ? 'login' : 'addPasskey',
          detail: 'Phone',
        },
      },
    ],
  });
  const element = (
    <UnstyledAntd>
      <OwnEvents />
    </UnstyledAntd>
  );
  const { user } = await renderScreen({
    ...{ routes: [{ path: '/', element }], at: '/' },
    answers: { viewer: () => ({ role: 'VENDOR', events }) },
  });
  expect(await screen.findByText('Signed in: Phone')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Later' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Earlier' }));
  expect(await screen.findByText('Added a passkey: Phone')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Earlier' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Later' }));
  await waitFor(() => expect(screen.getByText('Signed in: Phone')).toBeVisible());
});

it.each([
  ['login', 'Chrome on Android', 'Signed in: Chrome on Android'],
  ['changePassword', null, 'Changed the password'],
  ['startVendorViewing', null, 'An administrator began to see the site as you'],
  ['somethingNew', null, 'Something new'],
])('calls %s of %s "%s"', (action, detail, expected) => {
  expect(describeEvent(action, detail)).toBe(expected);
});
