// An OpenID provider (oidc-provider) on 127.0.0.1 with its own pages for signing in and consent.
// Started by `startOpenidProvider`; prints "ready" when it listens.
import { createServer } from 'node:http';
import { Provider } from 'oidc-provider';

const { port, client, people } = JSON.parse(process.argv[2]);
const issuer = `http://127.0.0.1:${port}`;

const provider = new Provider(issuer, {
  clients: [client],
  claims: { openid: ['sub'], email: ['email', 'email_verified'] },
  pkce: { required: () => true },
  cookies: { keys: ['only for tests'] },
  // whoever signs in is the person with that name
  findAccount: (_context, name) => ({ accountId: name, claims: () => ({ sub: name, ...people[name] }) }),
});

const server = createServer(provider.callback());
server.listen(port, '127.0.0.1', () => console.log('ready'));
