// cspell:ignore pkeyopt paramgen subj addext keyout fastcgi uwsgi scgi
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { findFreePort } from '../../platform/embedded-postgres/findFreePort';
import { makeTestFolder } from '../cluster/makeTestFolder';
import { eventually } from '../eventually';
import { findProgram } from './findProgram';

export type WebProxyName = 'nginx' | 'caddy';

interface WebProxy {
  port: number;
  /** the certificate of `offers.example` that it serves, in PEM */
  certificate: string;
  stop(): Promise<void>;
}

interface Place {
  folder: string;
  key: string;
  certificate: string;
  sitePort: number;
  port: number;
  /** for what is not encrypted */
  plainPort: number;
}

const settingsFolder = path.resolve(__dirname, '..', '..', '..', 'docker');
const programs: Record<WebProxyName, { file: string; configure: (place: Place) => string[] }> = {
  nginx: { file: '/usr/sbin/nginx', configure: configureNginx },
  caddy: { file: '/usr/bin/caddy', configure: configureCaddy },
};

/**
 * Starts Debian's nginx or Caddy on this machine before a site at another port, with the configuration of `docker`, from
 * which only ports and certificate differ. Returns null if the program is not installed.
 * @throws if `CI` is set and it is missing
 */
export async function startWebProxy(name: WebProxyName, sitePort: number): Promise<WebProxy | null> {
  const { file, configure } = programs[name];
  if (findProgram({ files: [file], debianPackage: name }) === null) return null;
  const folder = makeTestFolder(name);
  const [port, plainPort] = [await findFreePort(), await findFreePort()];
  const [key, certificate] = [path.join(folder, 'key.pem'), path.join(folder, 'certificate.pem')];
  makeCertificate(key, certificate);
  const args = configure({ folder, key, certificate, sitePort, port, plainPort });
  const env = { PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const child = spawn(file, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (printed += String(text)));
  const state = { hasEnded: false };
  const ended = once(child, 'exit').then(() => (state.hasEnded = true));
  const listens = eventually(async () => {
    if (state.hasEnded) return;
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.destroy();
  });
  await Promise.race([listens, ended]).catch((error: unknown) => {
    child.kill('SIGKILL');
    throw error;
  });
  if (state.hasEnded) throw new Error(`${name} ended: ${printed}`);
  return {
    port,
    certificate: readFileSync(certificate, 'utf8'),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function makeCertificate(key: string, certificate: string): void {
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'];
  const name = ['-subj', '/CN=offers.example', '-addext', 'subjectAltName=DNS:offers.example'];
  execFileSync('openssl', ['req', ...kind, ...name, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
}

function configureNginx({ folder, key, certificate, sitePort, port, plainPort }: Place): string[] {
  const site = replaceAll(readFileSync(path.join(settingsFolder, 'nginx.conf'), 'utf8'), [
    ['server 127.0.0.1:4000;', `server 127.0.0.1:${String(sitePort)};`],
    ['listen 80;', `listen 127.0.0.1:${String(plainPort)};`],
    ['listen 443 ssl', `listen 127.0.0.1:${String(port)} ssl`],
    ['/etc/letsencrypt/live/offers.example/fullchain.pem', certificate],
    ['/etc/letsencrypt/live/offers.example/privkey.pem', key],
  ]);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => {
    mkdirSync(path.join(folder, kind));
    return `${kind}_temp_path ${path.join(folder, kind)};`;
  });
  const main = [
    'daemon off; error_log stderr;',
    `pid ${path.join(folder, 'nginx.pid')};`,
    'events {}',
    `http { access_log off; ${temporary.join(' ')}`,
    `${site}}`,
  ].join('\n');
  const settings = path.join(folder, 'nginx.conf');
  writeFileSync(settings, main);
  return ['-c', settings, '-e', 'stderr'];
}

function configureCaddy({ folder, key, certificate, sitePort, port, plainPort }: Place): string[] {
  const site = replaceAll(readFileSync(path.join(settingsFolder, 'Caddyfile'), 'utf8'), [
    ['offers.example {', `offers.example {\n\ttls ${certificate} ${key}`],
    ['reverse_proxy 127.0.0.1:4000', `reverse_proxy 127.0.0.1:${String(sitePort)}`],
  ]);
  const main = `{
	admin off
	http_port ${String(plainPort)}
	https_port ${String(port)}
	default_bind 127.0.0.1
}
${site}`;
  const settings = path.join(folder, 'Caddyfile');
  writeFileSync(settings, main);
  return ['run', '--config', settings, '--adapter', 'caddyfile'];
}

function replaceAll(text: string, replacements: readonly (readonly [string, string])[]): string {
  return replacements.reduce((before, [what, by]) => {
    if (!before.includes(what)) throw new Error(`The configuration no longer has "${what}".`);
    return before.replace(what, by);
  }, text);
}
