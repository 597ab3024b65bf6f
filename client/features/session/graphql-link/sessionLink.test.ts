import { gql } from '@apollo/client';
import { createClient } from '../../../platform/apollo/createClient';
import { mockRenewals } from '../../../test/mockRenewals';
import { mockServer, refusal, type MockResolvers } from '../../../test/mockServer';
import type { Session } from '../Session';
import { sessionLink } from './sessionLink';
import { sessionNotice } from '../sessionNotice';
import { sessionStore } from '../sessionStore';

const session: Session = {
  accessToken: 'token',
  role: 'ADMINISTRATOR',
  user: { did: 'abc', email: 'admin@localoffers.example', name: null, vendor: null },
};
const query = gql`
  query Probe {
    brochures {
      totalCount
    }
  }
`;

function ask(answers: MockResolvers) {
  const client = createClient(sessionLink.concat(mockServer(answers)));
  return client.query({ query, fetchPolicy: 'no-cache' });
}

/** A server that knows no token any more and serves visitors only. */
const expired: MockResolvers = {
  brochures: (_args: never, { authorization }) => {
    if (authorization !== undefined) throw refusal('UNAUTHENTICATED', 'Your session has ended.');
    return { totalCount: 3 };
  },
};

const renewals = mockRenewals();

describe('calls of a signed-in user', () => {
  beforeEach(() => {
    sessionNotice.clear();
    sessionStore.begin(session);
    window.history.replaceState(null, '', '/admin/brochures');
  });
  afterAll(() => sessionStore.end('SIGNED_OUT'));

  it('carry the token', async () => {
    const seen = jest.fn();
    await ask({ brochures: (_args: never, { authorization }) => (seen(authorization), { totalCount: 1 }) });
    expect(seen).toHaveBeenCalledWith('Bearer token');
  });

  it('carry no token after signing out', async () => {
    sessionStore.end('SIGNED_OUT');
    const seen = jest.fn();
    await ask({ brochures: (_args: never, { authorization }) => (seen(authorization), { totalCount: 1 }) });
    expect(seen).toHaveBeenCalledWith(undefined);
  });

  it('end the session when the token is refused, and leave a notice', async () => {
    await expect(ask(expired)).rejects.toThrow('Your session has ended.');
    expect(sessionStore.get()).toEqual({ session: null, end: 'EXPIRED' });
    expect(sessionNotice.read()).toMatch(/session has ended/);
  });

  it('go on with a new token when theirs is refused', async () => {
    renewals.push({ accessToken: 'renewed', expiresIn: 900, user: { ...session.user, role: 'ADMINISTRATOR' } });
    const { data } = await ask({
      brochures: (_args: never, { authorization }) => {
        if (authorization !== 'Bearer renewed') throw refusal('UNAUTHENTICATED', 'Your session has ended.');
        return { totalCount: 5 };
      },
    });
    expect(data).toMatchObject({ brochures: { totalCount: 5 } });
    expect(sessionStore.get().session).toMatchObject({ accessToken: 'renewed', role: 'ADMINISTRATOR' });
    expect(sessionNotice.read()).toBeNull();
  });

  it('renew once: a new token that is refused too ends the session', async () => {
    const user = { ...session.user, role: 'ADMINISTRATOR' };
    renewals.push({ accessToken: 'one', expiresIn: 900, user }, { accessToken: 'two', expiresIn: 900, user });
    await expect(ask(expired)).rejects.toThrow('Your session has ended.');
    expect(renewals).toHaveLength(1);
    expect(sessionStore.get()).toEqual({ session: null, end: 'EXPIRED' });
  });

  it('continue as a visitor on a public page', async () => {
    window.history.replaceState(null, '', '/details/7');
    const { data } = await ask(expired);
    expect(data).toMatchObject({ brochures: { totalCount: 3 } });
    expect(sessionStore.get().session).toBeNull();
    expect(sessionNotice.read()).toBeNull();
  });

  it('end the session when the server no longer knows the viewer', async () => {
    const asVisitor: MockResolvers = { viewer: () => null, brochures: () => ({ totalCount: 3 }) };
    const client = createClient(sessionLink.concat(mockServer(asVisitor)));
    const privateQuery = gql`
      query PrivateProbe {
        viewer {
          role
        }
        brochures {
          totalCount
        }
      }
    `;
    await expect(client.query({ query: privateQuery, fetchPolicy: 'no-cache' })).rejects.toThrow('has ended');
    expect(sessionStore.get()).toEqual({ session: null, end: 'EXPIRED' });
  });

  it('keep the session after any other refusal', async () => {
    const forbidden = () => {
      throw refusal('FORBIDDEN', 'Your account may not do this.');
    };
    await expect(ask({ brochures: forbidden })).rejects.toThrow('may not');
    expect(sessionStore.get().session).toEqual(session);
  });

  it('go on with a newer session when an older token is refused', async () => {
    const renewed = { ...session, accessToken: 'newer' };
    const late: MockResolvers = {
      brochures: (_args: never, { authorization }) => {
        if (authorization === 'Bearer newer') return { totalCount: 2 };
        sessionStore.begin(renewed);
        throw refusal('UNAUTHENTICATED', 'Your session has ended.');
      },
    };
    expect((await ask(late)).data).toMatchObject({ brochures: { totalCount: 2 } });
    expect(sessionStore.get().session).toEqual(renewed);
  });
});

describe('the time-out of private calls', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const never = (): Promise<unknown> => new Promise(() => undefined);
  const settle = async (answer: Promise<unknown>) => {
    const outcomes: string[] = [];
    answer.then(
      () => outcomes.push('answered'),
      (error: unknown) => outcomes.push(error instanceof Error ? error.name : 'unknown'),
    );
    await jest.advanceTimersByTimeAsync(59_999);
    const before = outcomes.length;
    await jest.advanceTimersByTimeAsync(2);
    return { before, after: outcomes };
  };

  it('is 60 seconds', async () => {
    sessionStore.begin(session);
    expect(await settle(ask({ brochures: never }))).toEqual({ before: 0, after: ['RequestTimedOut'] });
  });

  it('does not apply to visitors', async () => {
    sessionStore.end('SIGNED_OUT');
    expect(await settle(ask({ brochures: never }))).toEqual({ before: 0, after: [] });
  });
});
