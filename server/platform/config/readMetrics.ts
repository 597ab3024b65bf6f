import type { Config } from './Config';
import type { EnvironmentReader } from './environment/EnvironmentReader';
import { isAddressRange } from './readTrustProxy';

const shortestToken = 16;

/** Who may read `/metrics`. Closed by default: behind a proxy every visitor comes from this machine. */
export function readMetrics(reader: EnvironmentReader): Config['metrics'] {
  const token = reader.parsed<string | null>(
    'METRICS_TOKEN',
    null,
    `at least ${String(shortestToken)} characters without spaces`,
    (value) => (value.length >= shortestToken && /^[\x21-\x7e]+$/.test(value) ? value : undefined),
  );
  const addresses = reader.parsed<readonly string[]>(
    'METRICS_ADDRESSES',
    [],
    'addresses and ranges separated by commas, such as loopback,10.0.0.0/8',
    (value) => {
      const entries = value.split(',').map((entry) => entry.trim());
      return entries.every((entry) => entry === 'loopback' || isAddressRange(entry)) ? entries : undefined;
    },
  );
  return { token, addresses };
}
