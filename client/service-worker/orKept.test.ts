import { orKept } from './orKept';

const kept = () => Promise.resolve(new Response('kept'));
const nothing = () => Promise.resolve(undefined);
const answer = (status: number) => () => Promise.resolve(new Response('server', { status }));
const cut = () => Promise.reject<Response>(new TypeError('cut'));

it.each([
  ['a server that answers', answer(200), 'server'],
  ['a refusal', answer(404), 'server'],
  ['a server that is out of reach', cut, 'kept'],
  ['a proxy without a server', answer(502), 'kept'],
  ['a server that cannot work', answer(503), 'kept'],
])('after %s', async (_what, ask, text) => {
  expect(await (await orKept(ask, kept)).text()).toBe(text);
});

it('leaves the failure as it is when nothing is kept', async () => {
  expect((await orKept(answer(503), nothing)).status).toBe(503);
  await expect(orKept(cut, nothing)).rejects.toThrow('cut');
});
