import type { Account } from '../../domains/accounts/Account';
import { ConnectedAccount } from '../../domains/accounts/connected-accounts/ConnectedAccount';
import { startConnection } from '../../domains/accounts/connected-accounts/startConnection';
import { startProviderLogin } from '../../domains/accounts/connected-accounts/startProviderLogin';
import { newDid } from '../../shared/did';
import { ResponseNotes } from '../../platform/context/ResponseNotes';
import { makeContext, viewerOf } from '../makeContext';
import { stubProviders } from '../stubProviders';
import type { TestServer } from '../useTestServer';

/** A connected account of the seller, and one open way to the provider for each purpose. */
export async function makeConnections(
  { dependencies }: TestServer,
  { administrator, seller }: { administrator: Account; seller: Account },
) {
  const { database, config } = dependencies;
  const site = { database, publicUrl: config.http.publicUrl };
  const issuer = stubProviders.list[0]?.issuer ?? '';
  const connected = await database
    .getRepository(ConnectedAccount)
    .save({ did: newDid(), accountId: seller.id, issuer, subject: seller.email, lastUsedAt: null });

  async function answerOf(code: string, begin: (response: ResponseNotes) => Promise<string>) {
    const response = new ResponseNotes();
    const state = new URL(await begin(response)).searchParams.get('state') ?? '';
    const [cookie = ''] = response.cookies[0]?.split(';') ?? [];
    return { cookie, query: new URLSearchParams({ code, state }).toString() };
  }

  return {
    connected,
    login: await answerOf(seller.email, (response) => startProviderLogin(makeContext({ ...site, response }), 'stub')),
    connection: await answerOf(administrator.email, (response) =>
      startConnection(makeContext({ ...site, response, viewer: viewerOf(administrator) }), 'stub'),
    ),
  };
}
