import { makeAccount, testPassword } from '../../../test/factories/makeAccount';
import { makeContext, viewerOf } from '../../../test/makeContext';
import { useTestDatabase } from '../../../test/testDatabase';
import type { Account } from '../Account';
import { changePassword } from '../passwords/changePassword';
import { login } from '../signing-in/login';
import { suspendAccount } from '../states/suspendAccount';
import { ownEvents } from './ownEvents';

const test = useTestDatabase();

const clockAt = (minute: number) => ({ now: () => new Date(Date.UTC(2026, 10, 20, 10, minute)) });
const contextAt = (minute: number, account?: Account) =>
  makeContext({ database: test.database, clock: clockAt(minute), ...(account && { viewer: viewerOf(account) }) });

async function eventsOf(account: Account, page: Parameters<typeof ownEvents>[2] = {}) {
  const { edges, hasNextPage } = await ownEvents(contextAt(59), account, page);
  return { actions: edges.map(({ item }) => item.action), edges, hasNextPage };
}

it('lists sign-ins, changes by the owner and by others, newest first, and nothing of anybody else', async () => {
  const account = await makeAccount(test.database, { role: 'VENDOR' });
  const other = await makeAccount(test.database, { role: 'VENDOR' });
  const administrator = await makeAccount(test.database);
  await login(contextAt(1), { username: account.email, password: testPassword });
  await login(contextAt(2), { username: other.email, password: testPassword });
  const newPassword = 'lamington pelican tram';
  await changePassword(contextAt(3, account), { currentPassword: testPassword, newPassword });
  await suspendAccount(contextAt(5, administrator), { id: account.id, reason: 'Asked for it.' });
  const { edges, actions } = await eventsOf(account);
  expect(actions.filter((action) => action !== 'login')).toEqual(['suspendAccount', 'changePassword']);
  expect(edges.at(-1)?.item).toMatchObject({
    ...{ action: 'login', detail: 'Firefox on Linux', happenedAt: clockAt(1).now() },
  });
  expect(new Set((await eventsOf(other)).actions)).toEqual(new Set(['login']));
});

it('pages without a gap or a repetition, also within the same moment', async () => {
  const account = await makeAccount(test.database, { role: 'VENDOR' });
  for (let at = 0; at < 5; at += 1) {
    await login(contextAt(Math.floor(at / 3)), { username: account.email, password: testPassword });
  }
  const cursors: string[] = [];
  let after: string | null = null;
  for (let goesOn = true; goesOn;) {
    const { edges, hasNextPage } = await eventsOf(account, { first: 2, after });
    cursors.push(...edges.map(({ cursor }) => cursor));
    after = cursors.at(-1) ?? null;
    goesOn = hasNextPage;
  }
  expect(new Set(cursors).size).toBe(5);
});
