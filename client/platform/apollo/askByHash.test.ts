import { MarksOfMapDocument } from '../../generated/MarksOfMap';
import { askByHash } from './askByHash';
import { hashOf } from './serverResults';

const variables = { zoom: 11 };
const asked = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
beforeEach(() => {
  asked.mockReset();
  global.fetch = asked;
});

const answer = (body: unknown, status = 200) =>
  Promise.resolve({ ok: status < 400, json: () => Promise.resolve(body) } as Response);
const ask = () => askByHash({ query: MarksOfMapDocument, variables });

it('asks by the hash in the body, and gives the data', async () => {
  asked.mockReturnValue(answer({ data: { brochureMarkers: { markers: [] } } }));
  expect(await ask()).toEqual({ brochureMarkers: { markers: [] } });
  const [address, { method, body } = {}] = asked.mock.calls[0] ?? [];
  expect([address, method]).toEqual(['/graphql', 'POST']);
  expect(JSON.parse(body as string)).toEqual({
    ...{ operationName: 'MarksOfMap', variables },
    extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(MarksOfMapDocument) } },
  });
});

it.each([
  ['a refusal', () => answer({ errors: [{ message: 'No.' }] })],
  ['data with an error', () => answer({ data: { brochureMarkers: null }, errors: [{ message: 'No.' }] })],
  ['a limit', () => answer({ data: {} }, 429)],
  ['no JSON', () => Promise.resolve({ ok: true, json: () => Promise.reject(new SyntaxError()) } as Response)],
  ['no network', () => Promise.reject(new TypeError())],
])('leaves it to the client after %s', async (_what, answered) => {
  asked.mockReturnValue(answered());
  expect(await ask()).toBeUndefined();
});
