import { readBearerToken } from './readBearerToken';

it.each([
  ['Bearer abc.DEF-1_2~+/=', 'abc.DEF-1_2~+/='],
  ['bearer  abc ', 'abc'],
  [undefined, null],
  ['', null],
  ['Bearer', null],
  ['Bearer ', null],
  ['Basic abc', null],
  ['Bearer a b', null],
  ['Bearer a\nb', null],
])('reads %j as %j', (header, token) => {
  expect(readBearerToken(header)).toBe(token);
});
