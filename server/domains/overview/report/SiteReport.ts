import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { GraphQLDate } from '../../../shared/scalars/GraphQLDate';
import type { DayRange } from '../../statistics/counts/DayRange';

export const ReportSubject = {
  NEW_ADS: 'NEW_ADS',
  ENDED_ADS: 'ENDED_ADS',
  COUPONS_SOLD: 'COUPONS_SOLD',
  COUPONS_REDEEMED: 'COUPONS_REDEEMED',
  EMPTY_SEARCHES: 'EMPTY_SEARCHES',
  BROKEN_LINKS: 'BROKEN_LINKS',
} as const;

export type ReportSubject = keyof typeof ReportSubject;

registerEnumType(ReportSubject, {
  name: 'ReportSubject',
  description: 'What the report of the site counts.',
  valuesConfig: {
    NEW_ADS: { description: 'Ads that were published.' },
    ENDED_ADS: { description: 'Published ads whose last day was over, or that were archived before.' },
    COUPONS_SOLD: { description: 'Coupons that were taken.' },
    COUPONS_REDEEMED: { description: 'Coupons that were redeemed.' },
    EMPTY_SEARCHES: { description: 'Searches of visitors that found nothing.' },
    BROKEN_LINKS: { description: 'Links of ads that failed for the third time in a row, and still fail.' },
  },
});

export const ReportGrouping = { DAY: 'DAY', CATEGORY: 'CATEGORY', AREA: 'AREA' } as const;

export type ReportGrouping = keyof typeof ReportGrouping;

registerEnumType(ReportGrouping, {
  name: 'ReportGrouping',
  description: 'How a figure of the report is divided.',
  valuesConfig: {
    DAY: { description: 'By day.' },
    CATEGORY: { description: 'By category.' },
    AREA: { description: 'By map area.' },
  },
});

@ObjectType({ description: 'A part of a figure, against the period before.' })
export class ReportCount {
  @Field({ description: 'Name of the category or area; the day as YYYY-MM-DD.' })
  readonly name: string;

  @Field(() => Int, { description: 'In the period.' })
  readonly now: number;

  @Field(() => Int, { description: 'In as many days directly before; for a day, on the day so many days earlier.' })
  readonly before: number;

  constructor({ name, now, before }: { name: string; now: number; before: number }) {
    this.name = name;
    this.now = now;
    this.before = before;
  }
}

@ObjectType({ description: 'A figure of the report.' })
export class ReportFigure {
  @Field(() => ReportSubject, { description: 'What it counts.' })
  readonly subject: ReportSubject;

  @Field(() => Int, { description: 'In the period.' })
  readonly now: number;

  @Field(() => Int, { description: 'In as many days directly before.' })
  readonly before: number;

  @Field(() => [ReportCount], { description: 'Every day of the period, quiet ones included.' })
  readonly days: ReportCount[];

  @Field(() => [ReportCount], { description: 'Categories that have something in either period, the most first.' })
  readonly categories: ReportCount[];

  @Field(() => [ReportCount], { description: 'Map areas that have something in either period, the most first.' })
  readonly areas: ReportCount[];

  constructor(values: Pick<ReportFigure, keyof ReportFigure>) {
    this.subject = values.subject;
    this.now = values.now;
    this.before = values.before;
    this.days = values.days;
    this.categories = values.categories;
    this.areas = values.areas;
  }
}

@ObjectType({ description: 'Words that visitors searched for and found nothing.' })
export class EmptySearchWords {
  @Field({ description: 'The words, in lower case.' })
  readonly words: string;

  @Field(() => Int, { description: 'How often in the period.' })
  readonly now: number;

  @Field(() => Int, { description: 'How often in as many days directly before.' })
  readonly before: number;

  constructor({ words, now, before }: { words: string; now: number; before: number }) {
    this.words = words;
    this.now = now;
    this.before = before;
  }
}

@ObjectType({ description: 'What became of the directory in some days, against as many days before.' })
export class SiteReport {
  @Field(() => GraphQLDate, { description: 'First day.' })
  readonly from: string;

  @Field(() => GraphQLDate, { description: 'Last day.' })
  readonly to: string;

  @Field(() => GraphQLDate, { description: 'First day of the period before.' })
  readonly beforeFrom: string;

  @Field(() => GraphQLDate, { description: 'Last day of the period before.' })
  readonly beforeTo: string;

  @Field(() => [ReportFigure], { description: 'One for each subject, in the order of `ReportSubject`.' })
  readonly figures: ReportFigure[];

  @Field(() => [EmptySearchWords], { description: 'The 50 most frequent searches without result in the period.' })
  readonly emptySearches: EmptySearchWords[];

  constructor(values: {
    range: DayRange;
    rangeBefore: DayRange;
    figures: ReportFigure[];
    emptySearches: EmptySearchWords[];
  }) {
    this.from = values.range.from;
    this.to = values.range.to;
    this.beforeFrom = values.rangeBefore.from;
    this.beforeTo = values.rangeBefore.to;
    this.figures = values.figures;
    this.emptySearches = values.emptySearches;
  }
}
