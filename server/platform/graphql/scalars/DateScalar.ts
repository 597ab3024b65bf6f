import { GraphQLError, GraphQLScalarType, Kind, print } from 'graphql';

const isoDate = /^\d{4}-\d{2}-\d{2}$/;

/** A day without a time; in code it is the same text, since a `Date` would shift it by the zone of whoever reads it. */
export const DateScalar = new GraphQLScalarType<string, string>({
  name: 'Date',
  description: "A calendar date, ISO 8601: 2026-11-20. An ad's dates are dates in the ad's own time zone.",
  specifiedByURL: 'https://scalars.graphql.org/andimarek/local-date',
  serialize: (value) => parseDate(value),
  parseValue: (value) => parseDate(value),
  parseLiteral: (node) => parseDate(node.kind === Kind.STRING ? node.value : print(node)),
});

function parseDate(value: unknown): string {
  if (typeof value === 'string' && isoDate.test(value) && existsInCalendar(value)) return value;
  throw new GraphQLError('A date is written as year-month-day and has to exist, for example 2026-11-20.');
}

/** `new Date` rolls 31 April over to 1 May: a day that comes back changed never was. */
function existsInCalendar(value: string): boolean {
  const time = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(value);
}
