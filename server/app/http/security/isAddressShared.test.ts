import { pino } from 'pino';
import { makeConfig } from '../../../test/makeConfig';
import { createFastify } from '../createFastify';
import { isAddressShared } from './isAddressShared';

function serve(trustProxy: false | string[], publicUrl = 'http://localhost:4000') {
  const lines: string[] = [];
  const logger = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) });
  const config = makeConfig();
  const http = { ...config.http, trustProxy, publicUrl };
  const app = createFastify({ config: { ...config, http }, logger });
  app.get('/', (request) => ({ isShared: isAddressShared(request, http) }));
  const ask = async (remoteAddress: string, headers: Record<string, string> = {}) => {
    const answer = await app.inject({ url: '/', remoteAddress, headers });
    return answer.json<{ isShared: boolean }>().isShared;
  };
  return { ask, lines };
}

const forwarded = { 'x-forwarded-for': '203.0.113.7' };

it.each(['127.0.0.1', '10.1.2.3', '172.20.0.1', '192.168.1.1', '100.64.0.9', '::1', 'fd00::1', '::ffff:10.0.0.1'])(
  'an unnamed proxy at %s makes visitors share its address',
  async (address) => {
    const { ask } = serve(false);
    expect(await ask(address, forwarded)).toBe(true);
    expect(await ask(address)).toBe(false);
  },
);

it.each(['198.51.100.7', '2001:db8::7'])('a guesser at %s cannot pretend to be a proxy', async (address) => {
  expect(await serve(false).ask(address, forwarded)).toBe(false);
});

it('a named proxy hides nobody', async () => {
  expect(await serve(['127.0.0.1']).ask('127.0.0.1', forwarded)).toBe(false);
});

it('the settings show a proxy outside of this network, too', async () => {
  const { ask, lines } = serve(false, 'https://offers.example');
  expect(await ask('198.51.100.7', forwarded)).toBe(true);
  expect(await ask('198.51.100.7')).toBe(true);
  expect(await serve(['198.51.100.7'], 'https://offers.example').ask('198.51.100.7', forwarded)).toBe(false);
  // the start has warned
  expect(lines).toEqual([]);
});

it('warns once, and says how to mend it', async () => {
  const { ask, lines } = serve(false);
  await ask('10.1.2.3', forwarded);
  await ask('10.1.2.3', forwarded);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('Set TRUST_PROXY to the address of the proxy.');
  expect(lines[0]).not.toContain('203.0.113.7');
});
