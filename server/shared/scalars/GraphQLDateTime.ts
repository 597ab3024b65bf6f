import { GraphQLError, GraphQLScalarType, Kind, print } from 'graphql';

const isoDateTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

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
  const time = typeof value === 'string' && isoDateTime.test(value) ? new Date(value) : undefined;
  if (time && !Number.isNaN(time.getTime())) return time;
  throw new GraphQLError('A time is written in ISO 8601 with its offset, for example 2026-11-20T06:52:36Z.');
}
