import { parseValue } from 'graphql';
import { GraphQLDate } from './GraphQLDate';
import { GraphQLDateTime } from './GraphQLDateTime';

describe('Date', () => {
  it('is the same text in code and on the wire', () => {
    expect(GraphQLDate.serialize('2026-11-20')).toBe('2026-11-20');
    expect(GraphQLDate.parseValue('2028-02-29')).toBe('2028-02-29');
    expect(GraphQLDate.parseLiteral(parseValue('"2026-11-20"'))).toBe('2026-11-20');
  });

  it.each(['2026-02-29', '2026-13-01', '20/11/2026', '2026-11-20T00:00:00Z', '', 20261120, null])(
    'is not %j',
    (value) => {
      expect(() => GraphQLDate.parseValue(value)).toThrow('for example 2026-11-20');
    },
  );
});

describe('DateTime', () => {
  it('is a Date in code and UTC on the wire', () => {
    expect(GraphQLDateTime.parseValue('2026-11-20T16:52:36+10:00')).toEqual(new Date('2026-11-20T06:52:36Z'));
    expect(GraphQLDateTime.serialize(new Date('2026-11-20T06:52:36Z'))).toBe('2026-11-20T06:52:36.000Z');
  });

  it.each(['2026-11-20', '2026-11-20T06:52', '2026-13-20T06:52:36Z', 'now', 0, null])('is not %j', (value) => {
    expect(() => GraphQLDateTime.parseValue(value)).toThrow('for example 2026-11-20T06:52:36Z');
  });
});
