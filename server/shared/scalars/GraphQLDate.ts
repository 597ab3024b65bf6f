import { GraphQLError, GraphQLScalarType, Kind, print } from 'graphql';
import { isIsoDate } from '../dates/isIsoDate';

/** A day without a time. In code it is the same text, because a `Date` would shift it by the reader's time zone. */
export const GraphQLDate = new GraphQLScalarType<string, string>({
  name: 'Date',
  description: "A calendar date, ISO 8601: 2026-11-20. An ad's dates are dates in the ad's own time zone.",
  specifiedByURL: 'https://scalars.graphql.org/andimarek/local-date',
  serialize: (value) => parseDate(value),
  parseValue: (value) => parseDate(value),
  parseLiteral: (node) => parseDate(node.kind === Kind.STRING ? node.value : print(node)),
});

function parseDate(value: unknown): string {
  if (typeof value === 'string' && isIsoDate(value)) return value;
  throw new GraphQLError('A date is written as year-month-day and has to exist, for example 2026-11-20.');
}
