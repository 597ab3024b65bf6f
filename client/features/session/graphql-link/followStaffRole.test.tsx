import { gql } from '@apollo/client';
import { act, renderHook, waitFor } from '@testing-library/react';
import { createClient } from '../../../platform/apollo/createClient';
import { mockRenewals } from '../../../test/mockRenewals';
import { mockServer, refusal } from '../../../test/mockServer';
import type { Session } from '../Session';
import { sessionStore } from '../sessionStore';
import { useMay } from '../useMay';
import { sessionLink } from './sessionLink';

const editor: Session = {
  accessToken: 'token',
  role: 'ADMINISTRATOR',
  user: { did: 'abc', email: 'editor@site.example', name: null, vendor: null, staffRole: 'EDITOR' },
};
const vendor: Session = {
  accessToken: 'token',
  role: 'VENDOR',
  user: { did: 'abc', email: 'kim@tern.example', name: null, vendor: { databaseId: 7, companyName: 'Tern' } },
};
const query = gql`
  query Probe {
    brochures {
      totalCount
    }
  }
`;
const renewals = mockRenewals();
const renewedAs = (session: Session, accessToken: string, staffRole?: 'READER') => ({
  ...{ accessToken, expiresIn: 900, user: { ...session.user, role: session.role, ...(staffRole && { staffRole }) } },
});

/** A call that the server refuses to this role. */
async function beRefused(): Promise<void> {
  const forbidden = () => {
    throw refusal('FORBIDDEN', 'Your role does not allow this.');
  };
  const client = createClient(sessionLink.concat(mockServer({ brochures: forbidden })));
  await act(() => expect(client.query({ query, fetchPolicy: 'no-cache' })).rejects.toThrow('does not allow'));
}

let clock = 0;
beforeEach(() => {
  // each test begins long after the one before
  clock += 1_000_000;
  jest.spyOn(performance, 'now').mockImplementation(() => clock);
  renewals.length = 0;
});
afterEach(() => act(() => sessionStore.end('SIGNED_OUT')));

it('stops offering what a role that was taken away allowed', async () => {
  sessionStore.begin(editor);
  const { result } = renderHook(() => useMay());
  expect(result.current('archiveBrochure')).toBe(true);
  renewals.push(renewedAs(editor, 'renewed', 'READER'));
  await beRefused();
  await waitFor(() => expect(result.current('archiveBrochure')).toBe(false));
  expect(sessionStore.get().session).toMatchObject({ accessToken: 'renewed', user: { staffRole: 'READER' } });
});

it('renews at most once in ten seconds', async () => {
  sessionStore.begin(editor);
  renewals.push(renewedAs(editor, 'one'), renewedAs(editor, 'two'));
  await beRefused();
  await waitFor(() => expect(sessionStore.get().session?.accessToken).toBe('one'));
  clock += 9_000;
  await beRefused();
  expect(renewals).toHaveLength(1);
  clock += 1_000;
  await beRefused();
  await waitFor(() => expect(sessionStore.get().session?.accessToken).toBe('two'));
});

it('keeps the session when the server cannot renew it now', async () => {
  sessionStore.begin(editor);
  await beRefused();
  expect(sessionStore.get().session).toEqual(editor);
});

it('leaves the session of a vendor as it is', async () => {
  sessionStore.begin(vendor);
  renewals.push(renewedAs(vendor, 'renewed'));
  await beRefused();
  expect(renewals).toHaveLength(1);
});
