import { Field, Int, ObjectType } from 'type-graphql';
import type { Facet } from './facetSql';

@ObjectType({ description: 'One value of a filter, and the size of the list with it.' })
export class FacetCount {
  @Field({ description: 'The value as the filter takes it: a type, a code, a number, `true`.' })
  value: string;

  @Field(() => Int, { description: 'How many ads the list has with this value.' })
  count: number;
}

export function facetCount(value: unknown, count: unknown): FacetCount {
  return Object.assign(new FacetCount(), { value: String(value), count: Number(count) });
}

type Counts = FacetCount[] | null;

const CountsOf = (what: string) =>
  Field(() => [FacetCount], {
    nullable: true,
    description: `${what} Null where too many ads match to count them. Values without ads are absent.`,
  });

@ObjectType({
  description:
    'How many ads a list would have with other values of one filter, the most first. All other filters stay. The fields have the names of the filters.',
})
export class BrochureFacets implements Record<Facet, Counts> {
  @CountsOf('By type.')
  types: Counts;

  @CountsOf('By category; a parent has the ads of its sub-categories.')
  categories: Counts;

  @CountsOf('By map area.')
  mapAreas: Counts;

  @CountsOf('By suburb or town, as "Carlton VIC": the 40 with most ads.')
  suburbs: Counts;

  @CountsOf('`true`: offers that show a price.')
  withPrice: Counts;

  @CountsOf('25 and 50: offers that save this many percent or more.')
  minSaving: Counts;

  @CountsOf('7: ads that end within a week.')
  endsWithinDays: Counts;

  @CountsOf('`true`: open at this moment.')
  openNow: Counts;

  @CountsOf('`true`: coupons that can be used at this moment.')
  usableNow: Counts;

  @CountsOf('1, 5 and 20: within so many kilometres of `filter.near`; none without it.')
  withinKm: Counts;
}
