import { GraphQLError, GraphQLScalarType, Kind, print } from 'graphql';
import { parseIsoDateTime } from '../dates/parseIsoDateTime';

export const GraphQLDateTime = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  description: 'A point in time, ISO 8601 in UTC: 2026-11-20T06:52:36.000Z.',
  specifiedByURL: 'https://scalars.graphql.org/andimarek/date-time',
  serialize: (value) => {
    if (value instanceof Date) return value.toISOString();
    throw new TypeError('Only a Date can be given out as a DateTime.');
  },
  parseValue: (value) => parseDateTime(value),
  parseLiteral: (node) => parseDateTime(node.kind === Kind.STRING ? node.value : print(node)),
});

function parseDateTime(value: unknown): Date {
  const time = typeof value === 'string' ? parseIsoDateTime(value) : undefined;
  if (time) return time;
  throw new GraphQLError('A time is written in ISO 8601 with its offset, for example 2026-11-20T06:52:36Z.');
}
