import { readPageArguments, type PageArguments } from './readPageArguments';

const limits = { defaultSize: 24, maxSize: 100 };

test.each<[PageArguments, object]>([
  [{}, { size: 24, reading: 'FORWARD', after: null, before: null, offset: 0 }],
  [
    { first: 10, after: 'c' },
    { size: 10, reading: 'FORWARD', after: 'c' },
  ],
  [
    { last: 10, before: 'c' },
    { size: 10, reading: 'BACKWARD', before: 'c' },
  ],
  [{ first: 0 }, { size: 0 }],
  [
    { first: 100, offset: 300 },
    { size: 100, offset: 300, reading: 'FORWARD' },
  ],
  [{ first: null, after: null, last: null, before: null, offset: null }, { size: 24 }],
])('%j is accepted', (page, expected) => {
  expect(readPageArguments(page, limits)).toMatchObject(expected);
});

test.each<[PageArguments, string[]]>([
  [{ first: -1 }, ['first OUT_OF_RANGE']],
  [{ first: 101 }, ['first OUT_OF_RANGE']],
  [{ last: 1.5 }, ['last OUT_OF_RANGE']],
  [{ first: 10, last: 10 }, ['last EXCLUSIVE']],
  [{ offset: -1 }, ['offset OUT_OF_RANGE']],
  [{ offset: 1e9 }, ['offset OUT_OF_RANGE']],
  [{ offset: 10, after: 'c' }, ['offset EXCLUSIVE']],
  [{ offset: 10, last: 5 }, ['offset EXCLUSIVE']],
  [{ first: 500, last: 500 }, ['first OUT_OF_RANGE', 'last OUT_OF_RANGE', 'last EXCLUSIVE']],
])('%j is refused, with every reason', (page, reasons) => {
  expect.assertions(2);
  try {
    readPageArguments(page, limits);
  } catch (error) {
    const { code, errors } = error as { code: string; errors: { field: string; code: string }[] };
    expect(code).toBe('VALIDATION_FAILED');
    expect(errors.map((each) => `${each.field} ${each.code}`)).toEqual(reasons);
  }
});
