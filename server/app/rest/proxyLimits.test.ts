import { readFileSync } from 'node:fs';
import path from 'node:path';
import { restRoutes } from './restRoutes';

const mebibyte = 1024 * 1024;
const limits = {
  'nginx.conf': /client_max_body_size (\d+)m;/,
  Caddyfile: /max_size (\d+)MiB/,
  'kubernetes/ingress.yaml': /proxy-body-size: (\d+)m/,
};

it.each(Object.entries(limits))('%s lets the largest body of all routes through', (file, limit) => {
  const largest = Math.max(...restRoutes.map(({ bodyLimit = 0 }) => bodyLimit));
  const text = readFileSync(path.resolve(__dirname, '..', '..', '..', 'docker', file), 'utf8');
  const allowed = Number(limit.exec(text)?.[1]) * mebibyte;
  expect(allowed).toBeGreaterThanOrEqual(largest);
  // what is far beyond does not come to the site
  expect(allowed).toBeLessThan(largest * 1.1);
});
