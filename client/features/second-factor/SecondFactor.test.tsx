import { act, screen, within } from '@testing-library/react';
import { refusal, type MockResolvers } from '../../test/mockServer';
import { renderScreen } from '../../test/renderScreen';
import { UnstyledAntd } from '../../test/UnstyledAntd';
import { LastActionsProvider } from '../../ui/last-actions/LastActionsProvider';
import { makePasskey } from '../passkeys/askDevice';
import { FactorReminder } from './FactorReminder';
import { SecondFactor } from './SecondFactor';

jest.mock('../passkeys/askDevice', () => ({ canUsePasskeys: () => true, makePasskey: jest.fn() }));
const device = jest.mocked(makePasskey);

const codes = Array.from({ length: 10 }, (_, at) => `aaaa-bbbb-cccc-000${String(at)}`);
const none = { authenticatorSince: null, passkeys: [], recoveryCodesLeft: 0, dueAt: null };
const laptop = { did: 'k7mq2x9rt4wz', name: 'Laptop', createdAt: '2026-11-20T10:00:00.000Z', lastUsedAt: null };
const app = { ...none, authenticatorSince: '2026-11-20T10:00:00.000Z', recoveryCodesLeft: 9 };

async function open(secondFactor: () => object, answers: MockResolvers = {}) {
  const element = (
    <UnstyledAntd>
      <LastActionsProvider>
        <FactorReminder />
        <SecondFactor />
      </LastActionsProvider>
    </UnstyledAntd>
  );
  const viewer = () => ({ role: 'ADMINISTRATOR', secondFactor: secondFactor() });
  return renderScreen({ routes: [{ path: '/', element }], at: '/', answers: { viewer, ...answers } });
}

it('reminds of one day less when the tab comes into view a day later', async () => {
  const day = 86_400_000;
  const start = Date.now();
  await open(() => ({ ...none, dueAt: new Date(start + 2.5 * day).toISOString() }));
  expect(await screen.findByText(/You have 3 days left/)).toBeVisible();
  const time = jest.spyOn(Date, 'now').mockReturnValue(start + day);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByText(/You have 2 days left/)).toBeVisible();
  time.mockRestore();
});

it('sets up an app: key, first code, recovery codes; the reminder goes', async () => {
  let isOn = false;
  const confirmAuthenticator = jest.fn(({ input }: { input: { code: string } }) => {
    const message = 'This code is not right.';
    if (input.code === '000000') {
      throw refusal('VALIDATION_FAILED', message, { errors: [{ field: 'code', code: 'WRONG', message }] });
    }
    isOn = true;
    return { recoveryCodes: codes };
  });
  const { user } = await open(
    () => (isOn ? app : { ...none, dueAt: new Date(Date.now() + 86_000_000).toISOString() }),
    {
      startAuthenticator: () => ({ secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x' }),
      confirmAuthenticator: confirmAuthenticator as MockResolvers[string],
    },
  );
  expect(await screen.findByText(/You have one day left to set one up/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Set up' }));
  expect(await screen.findByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
  await user.type(screen.getByLabelText('Code of the app'), '000000');
  await user.click(screen.getByRole('button', { name: 'Turn it on' }));
  expect(await screen.findByText('This code is not right.')).toBeVisible();
  await user.clear(screen.getByLabelText('Code of the app'));
  await user.type(screen.getByLabelText('Code of the app'), '492039');
  await user.click(screen.getByRole('button', { name: 'Turn it on' }));
  expect(await screen.findByText('aaaa-bbbb-cccc-0009')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'I have kept them' }));
  expect(await screen.findByRole('button', { name: 'Remove the app' })).toBeVisible();
  expect(screen.queryByText(/left to set one up/)).not.toBeInTheDocument();
});

it('adds a passkey with a name, and says so if the device declines', async () => {
  const addPasskey = jest.fn(() => ({ passkey: laptop, recoveryCodes: null }));
  const { user } = await open(() => app, {
    startPasskey: () => ({ token: 'token', options: '{}' }),
    addPasskey,
  });
  await user.click(await screen.findByRole('button', { name: 'Add a passkey' }));
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  expect(await screen.findByText('Give the passkey a name.')).toBeVisible();
  await user.type(screen.getByLabelText('Name'), 'Laptop');
  device.mockResolvedValueOnce(null);
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  expect(await screen.findByText(/No passkey was made/)).toBeVisible();
  device.mockResolvedValueOnce('{"id":"x"}');
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  await screen.findByText('9 of 10 are unused. Each signs in once, if all else is lost.');
  const input = { token: 'token', response: '{"id":"x"}', name: 'Laptop' };
  expect(addPasskey).toHaveBeenCalledWith({ input }, expect.anything(), expect.anything());
});

it('removes a passkey and makes new recovery codes', async () => {
  let passkeys = [laptop];
  const { user } = await open(() => ({ ...app, passkeys }), {
    removePasskey: () => {
      passkeys = [];
      return { did: laptop.did };
    },
    renewRecoveryCodes: () => ({ recoveryCodes: codes }),
  });
  await user.click(await screen.findByRole('button', { name: 'Remove the passkey Laptop' }));
  expect(await screen.findByText('The passkey “Laptop” is removed.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Second factor' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Make new ones' }));
  expect(within(await screen.findByRole('dialog')).getAllByRole('listitem')).toHaveLength(10);
});

it('says that the time is over', async () => {
  await open(() => ({ ...none, dueAt: '2026-01-01T00:00:00.000Z' }));
  expect(await screen.findByText(/Until you have one, nothing else works/)).toBeVisible();
});
