import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { useRestContract } from '../../../test/contracts/useRestContract';

const contract = useRestContract();
const ofVendors = '/rest/brochure/vendor/addAsset';
const pdf = new Blob(['%PDF-1.7\nmenu\nstartxref\n9\n%%EOF\n']);

type Part = [name: string, value: string | Blob];

/** A form as `fetch` and `curl -F` send it. */
async function formOf(...parts: Part[]): Promise<{ type: string; body: Buffer }> {
  const form = new FormData();
  for (const [name, value] of parts) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value, 'menu.pdf');
  }
  const sent = new Response(form);
  return { type: sent.headers.get('content-type') ?? '', body: Buffer.from(await sent.arrayBuffer()) };
}

async function post(parts: Part[], as: 'vendor' | 'anonymous' = 'vendor', headers: Record<string, string> = {}) {
  const { type, body } = await formOf(...parts);
  const payload = headers['content-encoding'] === 'gzip' ? gzipSync(body) : body;
  return contract.call('POST', ofVendors, as, payload, { 'content-type': type, ...headers });
}

const ofAd = (): Part => ['brochureId', String(contract.world.pending.id)];

it.each<Record<string, string>>([{}, { 'content-encoding': 'gzip' }])(
  'takes the file of a form %j, and its other parts as JSON has them',
  async (headers) => {
    const red = { width: 900, height: 600, channels: 3, background: '#c00' } as const;
    const picture = new Blob([new Uint8Array(await sharp({ create: red }).png().toBuffer())]);
    const parts: Part[] = [ofAd(), ['sortOrder', '7'], ['altText', 'The 900 red ones'], ['file', picture]];
    const answer = await post(parts, 'vendor', headers);
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { type: 'BROCHURE_IMAGE', sortOrder: 7 }]);
    const { url, did } = answer.json<{ url: string; did: string }>();
    const { rawPayload } = await contract.server.app.inject(url);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 900, height: 600 });

    const replaced = await post([ofAd(), ['did', did], ['file', pdf]]);
    expect(replaced.json()).toMatchObject({ did, type: 'BROCHURE_PDF', sortOrder: 7 });
  },
);

it('adds a file once for each key', async () => {
  const key = { 'idempotency-key': 'form-0001' };
  const [first, again] = [
    await post([ofAd(), ['file', pdf]], 'vendor', key),
    await post([ofAd(), ['file', pdf]], 'vendor', key),
  ];
  expect(again.json<{ did: string }>().did).toBe(first.json<{ did: string }>().did);
});

it.each<[string, Part[], number, string | null]>([
  ['without an ad', [['file', pdf]], 422, 'brochureId'],
  [
    'for an ad that is no number',
    [
      ['brochureId', '1e3'],
      ['file', pdf],
    ],
    422,
    'brochureId',
  ],
  [
    'for two ads',
    [
      ['brochureId', '1'],
      ['brochureId', '2'],
      ['file', pdf],
    ],
    422,
    'brochureId',
  ],
  ['without a file', [['brochureId', '{ad}']], 422, null],
  [
    'with two files',
    [
      ['brochureId', '{ad}'],
      ['file', pdf],
      ['file', pdf],
    ],
    422,
    'file',
  ],
  [
    'with a text for the file',
    [
      ['brochureId', '{ad}'],
      ['file', 'menu'],
    ],
    422,
    'file',
  ],
  [
    'with a file for the ad',
    [
      ['brochureId', pdf],
      ['file', pdf],
    ],
    422,
    'brochureId',
  ],
  [
    'with base64',
    [
      ['brochureId', '{ad}'],
      ['contentBase64Encoded', 'AAAA'],
    ],
    422,
    'contentBase64Encoded',
  ],
  [
    'with a part that is not known',
    [
      ['brochureId', '{ad}'],
      ['file', pdf],
      ['colour', 'red'],
    ],
    422,
    'colour',
  ],
  [
    'with a prototype',
    [
      ['brochureId', '{ad}'],
      ['file', pdf],
      ['__proto__', 'x'],
    ],
    422,
    null,
  ],
  [
    'of a kind that is not taken',
    [
      ['brochureId', '{ad}'],
      ['file', new Blob(['hello'])],
    ],
    415,
    null,
  ],
  [
    'larger than any file may be',
    [
      ['brochureId', '{ad}'],
      ['file', new Blob(['x'.repeat(37_000_000)])],
    ],
    413,
    null,
  ],
])('is refused %s', async (_what, parts, status, field) => {
  const ad = String(contract.world.pending.id);
  const answer = await post(parts.map(([name, value]) => [name, value === '{ad}' ? ad : value]));
  expect(answer.statusCode).toBe(status);
  const { errors = [] } = answer.json<{ errors?: { field: string }[] }>();
  if (field !== null) expect(errors.map((error) => error.field)).toContain(field);
});

it('refuses a form that is broken, and strangers before they have sent one', async () => {
  const { type, body } = await formOf(ofAd(), ['file', pdf]);
  const send = (contentType: string, payload: Buffer) =>
    contract.call('POST', ofVendors, 'vendor', payload, { 'content-type': contentType });
  for (const [contentType, payload] of [
    ['multipart/form-data', body],
    ['multipart/form-data; boundary=other', body],
    [type, body.subarray(0, -10)],
    [type, body.subarray(0, 60)],
    [type, Buffer.from('nothing')],
  ] as const) {
    const answer = await send(contentType, payload);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'BAD_REQUEST']);
  }
  expect((await post([ofAd(), ['file', pdf]], 'anonymous')).statusCode).toBe(401);
});

it('is in the OpenAPI document with a file in place of its base64', () => {
  const operation = contract.server.app.openApiDocument().paths[ofVendors]?.['post'];
  expect(operation?.requestBody?.content?.['multipart/form-data']?.schema).toMatchObject({
    required: ['brochureId'],
    properties: { file: { type: 'string', format: 'binary' }, sortOrder: {} },
  });
  expect(operation?.requestBody?.content?.['application/json']?.schema?.['properties']).toHaveProperty(
    'contentBase64Encoded',
  );
});
