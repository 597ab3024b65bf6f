import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { deliverWebhooks } from '../../domains/webhooks/delivering/deliverWebhooks';
import { findFreePort } from '../../platform/embedded-postgres/findFreePort';
import { createPostOutside } from '../../platform/outside-fetch/createPostOutside';
import { askGraphql } from '../../test/askGraphql';
import { eventually } from '../../test/eventually';
import { makeAccount } from '../../test/factories/makeAccount';
import { makeVendor } from '../../test/factories/makeVendor';
import { rememberJobs } from '../../test/rememberJobs';
import { useTestServer } from '../../test/useTestServer';

const root = path.resolve(__dirname, '..', '..', '..');
const server = useTestServer();
const folder = mkdtempSync(path.join(os.tmpdir(), 'first-webhook-'));
symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
const receivers: ChildProcess[] = [];
afterAll(() => {
  for (const receiver of receivers) receiver.kill();
  rmSync(folder, { recursive: true });
});

/** Runs the program of docs/developers/first-steps.md as it stands there, at another port. */
async function startReceiver(secret: string) {
  const page = readFileSync(path.join(root, 'docs/developers/first-steps.md'), 'utf8');
  const program = /```js\n([^`]*standardwebhooks[^`]*)```/.exec(page)?.[1] ?? '';
  const port = await findFreePort();
  expect(program).toContain('.listen(8080)');
  const file = path.join(folder, `receiver${port}.mjs`);
  writeFileSync(file, program.replace('8080', String(port)));
  const receiver = spawn(process.execPath, [file], { env: { ...process.env, SECRET: secret } });
  receivers.push(receiver);
  let printed = '';
  receiver.stdout.on('data', (text: Buffer) => (printed += text.toString()));
  await eventually(() => fetch(`http://127.0.0.1:${port}`));
  return { port, printed: () => printed };
}

it('the receiver of the portal verifies the first webhook, and refuses one with another secret', async () => {
  const { database, clock, config } = server.dependencies;
  const vendor = await makeVendor(database);
  const owner = await makeAccount(database, { role: 'VENDOR', vendorId: vendor.id });
  const example = (name: string) => readFileSync(path.join(root, `schema/examples/webhooks/${name}.graphql`), 'utf8');
  const ask = async (name: string, input: object) => {
    const { data, errors } = await askGraphql(server, { query: example(name), variables: { input }, as: owner });
    expect(errors).toEqual([]);
    return data;
  };
  const url = 'https://your-site.example/offers';
  const made = await ask('CreateWebhook', { description: 'First', url, eventTypes: ['brochure.published'] });
  const { secret, webhook } = made!['createWebhook'] as { secret: string; webhook: { did: string } };
  const mine = await startReceiver(secret);
  const stranger = await startReceiver('whsec_c29tZS1vdGhlci1zZWNyZXQtaGVyZQ==');

  // stands for the name's address and for the https server that passes the message on
  const post = createPostOutside({
    resolve: (_name, _options, found) => found(null, [{ address: '127.0.0.1', family: 4 }]),
    isAllowed: (address) => address === '127.0.0.1',
  });
  const sendTestTo = async ({ port }: { port: number }) => {
    await ask('SendTestWebhook', { did: webhook.did });
    await deliverWebhooks({
      ...{
        database,
        clock,
        jobs: rememberJobs(),
        publicUrl: config.http.publicUrl,
        identitySecret: config.identitySecret,
      },
      postOutside: (asked, message) => {
        expect(asked).toBe(url);
        return post(`http://your-site.example:${port}/offers`, message);
      },
    });
    const log = await askGraphql(server, {
      ...{ query: example('WebhookDeliveries'), variables: { did: webhook.did }, as: owner },
    });
    return (log.data!['webhookDeliveries'] as { responseStatus: number | null }[])[0]?.responseStatus;
  };
  expect(await sendTestTo(mine)).toBe(204);
  await eventually(() => expect(mine.printed()).toContain(`webhook.test { webhook: '${webhook.did}' }`));
  expect(await sendTestTo(stranger)).toBe(400);
  expect(stranger.printed()).toBe('');
});
