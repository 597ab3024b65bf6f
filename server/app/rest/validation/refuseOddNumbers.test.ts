import { Type } from '@sinclair/typebox';
import { refuseOddNumbers } from './refuseOddNumbers';

const schema = Type.Object({
  page: Type.Integer(),
  lat: Type.Optional(Type.Number()),
  ids: Type.Optional(Type.Array(Type.Integer())),
  q: Type.Optional(Type.String()),
});

it.each([{ page: '0' }, { page: '-1' }, { lat: '-26.4' }, { ids: ['1', '22'] }, { q: '0x10' }, {}])(
  'accepts %j',
  (values) => {
    expect(() => refuseOddNumbers(values, schema)).not.toThrow();
  },
);

it.each([
  [{ page: '0x10' }, 'page'],
  [{ page: '1e3' }, 'page'],
  [{ page: ' 1' }, 'page'],
  [{ page: '+1' }, 'page'],
  [{ lat: 'Infinity' }, 'lat'],
  [{ lat: '.5' }, 'lat'],
  [{ ids: ['1', '0b1'] }, 'ids.1'],
])('refuses %j', (values, field) => {
  expect(() => refuseOddNumbers(values, schema)).toThrow(`${field} must be a number written in digits`);
});
