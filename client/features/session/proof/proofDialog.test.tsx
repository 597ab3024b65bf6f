import { gql } from '@apollo/client';
import { screen, waitFor } from '@testing-library/react';
import { mockRenewals } from '../../../test/mockRenewals';
import { refusal, type MockResolvers } from '../../../test/mockServer';
import { renderScreen } from '../../../test/renderScreen';
import { UnstyledAntd } from '../../../test/UnstyledAntd';
import { ProofDialog } from './ProofDialog';
import { sessionLink } from '../graphql-link/sessionLink';
import { sessionStore } from '../sessionStore';

const deletion = gql`
  mutation Probe {
    deleteBrochure(input: { id: "ad" }) {
      brochure {
        id
      }
    }
  }
`;
const none = { authenticatorSince: null, passkeys: [], recoveryCodesLeft: 0, dueAt: null };

/** A server that wants a proof before it deletes. */
function makeServer(secondFactor: object = none) {
  let isProven = false;
  const deleted = jest.fn();
  const proveIdentity = jest.fn(({ input }: { input: { password?: string; code?: string } }) => {
    if (input.password === 'wrong') {
      const message = 'This is not your present password.';
      throw refusal('VALIDATION_FAILED', message, { errors: [{ field: 'password', code: 'WRONG', message }] });
    }
    isProven = true;
    return { ok: true };
  });
  const answers: MockResolvers = {
    viewer: () => ({ role: 'ADMINISTRATOR', secondFactor }),
    proveIdentity: proveIdentity as MockResolvers[string],
    deleteBrochure: () => {
      if (!isProven) throw refusal('PROOF_REQUIRED', 'Confirm first that it is you.');
      deleted();
      return { brochure: { __typename: 'Brochure', id: 'ad' } };
    },
  };
  return { answers, deleted, proveIdentity };
}

async function open(answers: MockResolvers) {
  const element = (
    <UnstyledAntd>
      <ProofDialog />
    </UnstyledAntd>
  );
  const view = await renderScreen({ routes: [{ path: '/admin', element }], at: '/admin', answers, link: sessionLink });
  const call = () => view.client.mutate({ mutation: deletion });
  return { ...view, call };
}

mockRenewals();
beforeEach(() =>
  sessionStore.begin({
    ...{ accessToken: 'token', role: 'ADMINISTRATOR' },
    user: { did: 'abc', email: 'admin@localoffers.example', name: null, vendor: null },
  }),
);
afterAll(() => sessionStore.end('SIGNED_OUT'));

it('asks for the password before a dangerous act, and does the act then', async () => {
  const { answers, deleted, proveIdentity } = makeServer();
  const { user, call } = await open(answers);
  const outcome = Promise.all([call(), call()]);
  await user.type(await screen.findByLabelText('Password'), 'wrong');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('This is not your present password.')).toBeVisible();
  await user.clear(screen.getByLabelText('Password'));
  await user.type(screen.getByLabelText('Password'), 'four words');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await outcome;
  // one dialog for both calls
  expect(deleted).toHaveBeenCalledTimes(2);
  expect(proveIdentity).toHaveBeenCalledTimes(2);
  await waitFor(() => expect(screen.queryByText('Confirm it is you')).not.toBeInTheDocument());
});

it('asks for a code where there is a second factor', async () => {
  const { answers, deleted, proveIdentity } = makeServer({ ...none, authenticatorSince: '2026-11-20T10:00:00.000Z' });
  const { user, call } = await open(answers);
  const outcome = call();
  await user.type(await screen.findByLabelText('Code'), '492039');
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Use a passkey' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await outcome;
  expect(deleted).toHaveBeenCalledTimes(1);
  expect(proveIdentity).toHaveBeenCalledWith({ input: { code: '492039' } }, expect.anything(), expect.anything());
});

it('leaves the act undone for whoever does not want to', async () => {
  const { answers, deleted } = makeServer();
  const { user, call } = await open(answers);
  const outcome = expect(call()).rejects.toThrow('Confirm first that it is you.');
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await outcome;
  expect(deleted).not.toHaveBeenCalled();
});

it('passes the refusal on where no dialog is open', async () => {
  const { answers } = makeServer();
  const { call, unmount } = await open(answers);
  unmount();
  await expect(call()).rejects.toThrow('Confirm first that it is you.');
});
