import type { RestRoute } from '../../../platform/rest/RestRoute';
import type { HostileRow } from './HostileRoute';

const noIds = [
  'x',
  '0',
  '-1',
  '1.5',
  '1e3',
  '0x10',
  '99999999999',
  '2147483648',
  '%00',
  '1;',
  '1%20',
  '%F0%9F%8D%8E',
  '9'.repeat(90),
];

/** What any path with a number in it refuses. */
export function numberRows({ params }: RestRoute): HostileRow[] {
  if (!params || !('id' in params.properties)) return [];
  return [
    ...noIds.map((parameter): HostileRow => [`id ${parameter}`, { parameter }, 400, 'id']),
    ['an id of nothing', { parameter: '2147483647' }, 404],
    ['broken percent signs', { parameter: '%' }, 400],
  ];
}

/** Bodies that are none, whatever the path: what is sent, as which type, and the status. */
export const brokenBodies: [what: string, payload: string | Buffer, type: string, status: number][] = [
  ['broken JSON', '{"a":', 'application/json', 400],
  ['no JSON', 'a=b', 'application/json', 400],
  ['a prototype key', '{"__proto__":{"a":1}}', 'application/json', 400],
  ['a constructor key', '{"constructor":{"prototype":{"a":1}}}', 'application/json', 400],
  ['a list', '[]', 'application/json', 422],
  ['a text', '"a"', 'application/json', 422],
  ['a number', '1e999', 'application/json', 422],
  ['deep nesting', `${'['.repeat(20_000)}${']'.repeat(20_000)}`, 'application/json', 422],
  ['a form', 'a=b', 'application/x-www-form-urlencoded', 415],
  ['XML', '<a/>', 'application/xml', 415],
  ['files', '--x--', 'multipart/form-data; boundary=x', 415],
];
