import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeTestFolder } from '../cluster/makeTestFolder';
import { eventually } from '../eventually';
import { findProgram } from './findProgram';

interface Varnish {
  url: string;
  stop(): Promise<void>;
}

const program = '/usr/sbin/varnishd';
const configuration = path.resolve(__dirname, '..', '..', '..', 'docker', 'varnish.vcl');

/**
 * False if Debian's varnish is not installed.
 * @throws if `CI` is set and it is missing
 */
export const hasVarnish = (): boolean => findProgram({ files: [program], debianPackage: 'varnish' }) !== null;

/** Starts a real Varnish at a port of this machine before the site at another, with the configuration of `docker`. */
export async function startVarnish(port: number, sitePort: number): Promise<Varnish> {
  const folder = makeTestFolder('varnish');
  const settings = path.join(folder, 'site.vcl');
  writeFileSync(settings, readFileSync(configuration, 'utf8').replace('"4000"', `"${String(sitePort)}"`));
  const args = ['-F', '-f', settings, '-n', path.join(folder, 'run'), '-s', 'malloc,32m', '-j', 'none'];
  const child = spawn(program, [...args, '-a', `127.0.0.1:${String(port)}`], { stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (printed += String(text)));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = `http://127.0.0.1:${String(port)}`;
  await eventually(async () => {
    if (child.exitCode !== null) throw new Error(`varnishd ended: ${printed}`);
    await fetch(url);
  });
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
