import { readFileSync } from 'node:fs';
import type { EnvironmentReader } from './environment/EnvironmentReader';
import type { OutwardSettings } from './OutwardSettings';
import { readHttpUrl } from './environment/readHttpUrl';

const name = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/;

export function readOutward(reader: EnvironmentReader): OutwardSettings {
  return {
    qrBaseUrl: reader.parsed<string | null>('QR_BASE_URL', null, 'a web address', readHttpUrl),
    flipbookHosts: readHosts(reader, 'FLIPBOOK_HOSTS'),
    redirectHosts: readHosts(reader, 'VENDOR_REDIRECT_HOSTS'),
    badHosts: reader.parsed<ReadonlySet<string>>(
      'BAD_HOSTS_FILE',
      new Set(),
      'the path of a readable text file with one host a line',
      readHostFile,
    ),
    redirectBrochureId: reader.parsed<number | null>('VENDOR_REDIRECT_AD', null, 'the number of an ad', (value) =>
      /^[1-9]\d{0,8}$/.test(value) ? Number(value) : undefined,
    ),
  };
}

/**
 * Reads a list of hosts: `bad.example`, or a line of a hosts file such as `0.0.0.0 bad.example`. `#` begins a remark.
 * Other lines are left out, because public lists contain such.
 */
function readHostFile(file: string): ReadonlySet<string> | undefined {
  try {
    const lines = readFileSync(file, 'utf8').split('\n');
    const hosts = lines.map((line) => line.replace(/#.*/, '').trim().split(/\s+/).at(-1)?.toLowerCase() ?? '');
    return new Set(hosts.filter((host) => name.test(host)));
  } catch {
    return undefined;
  }
}

/** Reads host names. They become part of the content security policy, so only valid host names may pass. */
function readHosts(reader: EnvironmentReader, setting: string): string[] {
  return reader.parsed<string[]>(setting, [], 'names of hosts separated by commas', (value) => {
    const hosts = value.split(',').map((host) => host.trim().toLowerCase());
    return hosts.every((host) => name.test(host.replace(/^\*\./, ''))) ? hosts : undefined;
  });
}
