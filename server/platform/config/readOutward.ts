import type { EnvironmentReader } from './EnvironmentReader';
import type { OutwardSettings } from './OutwardSettings';
import { readHttpUrl } from './readHttpUrl';

const name = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/;

export function readOutward(reader: EnvironmentReader): OutwardSettings {
  return {
    qrBaseUrl: reader.parsed<string | null>('QR_BASE_URL', null, 'a web address', readHttpUrl),
    flipbookHosts: readHosts(reader, 'FLIPBOOK_HOSTS'),
    redirectHosts: readHosts(reader, 'VENDOR_REDIRECT_HOSTS'),
    redirectBrochureId: reader.parsed<number | null>('VENDOR_REDIRECT_AD', null, 'the number of an ad', (value) =>
      /^[1-9]\d{0,8}$/.test(value) ? Number(value) : undefined,
    ),
  };
}

/** Reads host names. They become part of the content security policy, so only valid host names may pass. */
function readHosts(reader: EnvironmentReader, setting: string): string[] {
  return reader.parsed<string[]>(setting, [], 'names of hosts separated by commas', (value) => {
    const hosts = value.split(',').map((host) => host.trim().toLowerCase());
    return hosts.every((host) => name.test(host.replace(/^\*\./, ''))) ? hosts : undefined;
  });
}
