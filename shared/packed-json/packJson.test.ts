import { packJson } from './packJson';
import { unpackJson } from './unpackJson';

const url = (name: string, width: number) => `/files/${name.repeat(20)}/${width}.webp`;
const card = (id: number, title: string) => ({
  id,
  title,
  type: 'Card',
  picture: { renditions: [320, 640].map((width) => ({ width, url: url(title, width) })) },
});

const data: Record<string, unknown> = {
  'a list of rows': [card(1, 'kite'), card(2, 'boat'), card(3, '~tilde~')],
  'rows whose part is absent': [{ part: { x: 1 } }, { part: null }, { part: { x: 2 } }],
  'rows that are absent': [null, { x: 1 }, null],
  'rows with different names': [{ x: 1 }, { y: 1 }, { x: 1, y: 2 }],
  'values of different kinds': [1, 'one', true, null, [1], { x: [] }],
  'lists of different lengths': [{ list: [] }, { list: [{ x: 1 }] }, { list: [{ x: 2 }, { x: 3 }] }],
  'lists of lists': [[[1], [2, 3]], [], [[]]],
  'texts that continue each other': ['/files/one/1', '/files/one/2', '~3~', '~0~~', '/files/two', ''],
  'one text with a mark': ['~12~x'],
  'the same text with a mark': [{ x: '~7~' }, { x: '~7~' }],
  'texts that continue those of other columns': ['kite', 'boat', 'sail'].map((name) => ({
    url: url(name, 0),
    sizes: [{ url: url(name, 320) }, { url: url(name, 640) }],
    again: url(name, 0),
  })),
  'texts that continue those of another column, some rows more of them than others': ['kite', 'boat'].map(
    (name, at) => ({
      url: url(name, 0),
      sizes: [320, 640, 960].slice(at).map((width) => ({ url: url(name, width) })),
    }),
  ),
  'texts that continue those of another column in another order': ['kite', 'boat', 'sail'].map((name, at, all) => ({
    url: url(name, 0),
    sizes: [320, 640].map((width) => ({ url: url(all[2 - at] ?? '', width) })),
  })),
  'values that repeat': [1, 2, 3, 1, 2, 3, 1, 2],
  'texts that repeat': ['/files/one', '/files/two', '/files/one', '/files/two', '/files/one'],
  'objects without names': [{}, {}],
  nothing: [],
  null: null,
  'a text': 'text',
};

it.each(Object.keys(data))('returns the same data: %s', (name) => {
  const sent = JSON.stringify(packJson(data[name]));
  expect(unpackJson(JSON.parse(sent) as ReturnType<typeof packJson>)).toEqual(data[name]);
});

it.each(Object.keys(data))('returns the same data with texts that both sides know: %s', (name) => {
  const known = ['/files/two', url('boat', 640), url('sail', 0), '~7~ is no mark here'];
  const sent = JSON.stringify(packJson(data[name], known));
  expect(unpackJson(JSON.parse(sent) as ReturnType<typeof packJson>, known)).toEqual(data[name]);
});

it('omits what JSON omits', () => {
  expect(unpackJson(packJson([{ x: 1, y: undefined }, { x: 2 }]))).toEqual([{ x: 1 }, { x: 2 }]);
});

it('writes names, equal values and beginnings once', () => {
  const rows = Array.from({ length: 12 }, (_row, at) => card(at, 'kite'));
  const sent = JSON.stringify(packJson(rows));
  expect(sent.split('renditions')).toHaveLength(2);
  expect(sent.split('Card')).toHaveLength(2);
  expect(sent.split('kite'.repeat(2))).toHaveLength(11);
  expect(sent.length).toBeLessThan(JSON.stringify(rows).length / 4);
});

it('does not write texts that the reader knows', () => {
  const summary = 'A summary that stands on the page already.';
  expect(JSON.stringify(packJson([{ summary }], ['Another text', summary]))).not.toContain('summary that');
});

it('writes the ends of texts that continue those of another column once', () => {
  const rows = ['kite', 'boat', 'sail'].map((name) => ({ original: url(name, 0), ...card(1, name) }));
  expect(JSON.stringify(packJson(rows)).split('640.webp')).toHaveLength(2);
});

it('writes values that repeat once, and beginnings of texts in other columns', () => {
  const rows = ['kite', 'boat', 'sail'].map((name) => ({ original: url(name, 0), ...card(1, name) }));
  const sent = JSON.stringify(packJson(rows));
  expect(sent.split('320,640')).toHaveLength(2);
  for (const name of ['kite', 'boat', 'sail']) expect(sent.split(name.repeat(20))).toHaveLength(2);
});
