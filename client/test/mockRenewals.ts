import { answerOf } from './answerOf';

/** An answer of the renewal: jsdom has no Response. */
export function renewalOf(status: number, body: object): Response {
  return answerOf(status, 'application/json', JSON.stringify(body));
}

/** Answers renewals of the session, for a whole test file: the next of `renewals`, else 401, the session is over. */
export function mockRenewals(): object[] {
  const renewals: object[] = [];
  const original = globalThis.fetch;
  beforeAll(() => {
    globalThis.fetch = () => {
      const renewed = renewals.shift();
      return Promise.resolve(renewalOf(renewed === undefined ? 401 : 200, renewed ?? {}));
    };
  });
  afterEach(() => {
    renewals.length = 0;
  });
  afterAll(() => {
    globalThis.fetch = original;
  });
  return renewals;
}
