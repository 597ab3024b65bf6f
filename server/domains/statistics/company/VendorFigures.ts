import { Field, Int, ObjectType } from 'type-graphql';
import { GraphQLDate } from '../../../shared/scalars/GraphQLDate';
import { BrochureStatus } from '../../brochures/BrochureStatus';
import { BrochureType } from '../../brochures/BrochureType';
import type { DayRange } from '../counts/DayRange';
import { KeyFigures } from '../counts/KeyFigures';

@ObjectType({ description: 'What happened to all ads of a company on one day.' })
export class VendorFiguresDay {
  @Field(() => GraphQLDate, { description: 'The day; every ad counts by its own calendar.' })
  readonly day: string;

  @Field(() => KeyFigures, { description: 'Of all ads on this day.' })
  readonly figures: KeyFigures;

  constructor(day: string, figures: KeyFigures) {
    this.day = day;
    this.figures = figures;
  }
}

@ObjectType({ description: 'What happened to one ad of a company.' })
export class VendorFiguresBrochure {
  @Field(() => Int, { description: 'The number used in paths and in /rest.' })
  readonly brochureDatabaseId: number;

  @Field({ description: 'Its title, else the name of the company.' })
  readonly title: string;

  @Field(() => BrochureType, { description: 'Its type.' })
  readonly type: BrochureType;

  @Field(() => BrochureStatus, { description: 'Its status now.' })
  readonly status: BrochureStatus;

  @Field(() => KeyFigures, { description: 'In the days asked for.' })
  readonly now: KeyFigures;

  @Field(() => KeyFigures, { description: 'In as many days before.' })
  readonly before: KeyFigures;

  constructor(values: { [Name in keyof VendorFiguresBrochure]: VendorFiguresBrochure[Name] }) {
    Object.assign(this, values);
  }
}

interface Figures {
  range: DayRange;
  rangeBefore: DayRange;
  companyName: string;
  timeZone: string;
  now: KeyFigures;
  before: KeyFigures;
  days: VendorFiguresDay[];
  brochures: VendorFiguresBrochure[];
  brochuresCount: number;
}

@ObjectType({ description: "What happened to a company's ads, against as many days before." })
export class VendorFigures {
  @Field({ description: 'Name of the company.' })
  readonly companyName: string;

  @Field(() => GraphQLDate, { description: 'The first day.' })
  readonly from: string;

  @Field(() => GraphQLDate, { description: 'The last day.' })
  readonly to: string;

  @Field(() => GraphQLDate, { description: 'The first day of the period before.' })
  readonly beforeFrom: string;

  @Field(() => GraphQLDate, { description: 'The last day of the period before.' })
  readonly beforeTo: string;

  @Field({ description: "The company's time zone (IANA): that of most of its ads, else Queensland's." })
  readonly timeZone: string;

  @Field(() => KeyFigures, { description: 'Of all ads, in the days asked for.' })
  readonly now: KeyFigures;

  @Field(() => KeyFigures, { description: 'Of all ads, in the period before.' })
  readonly before: KeyFigures;

  @Field(() => [VendorFiguresDay], { description: 'Every day from the first to the last, quiet ones included.' })
  readonly days: VendorFiguresDay[];

  @Field(() => [VendorFiguresBrochure], {
    description: 'The published ads and those that something happened to, the most viewed first, at most 1,000.',
  })
  readonly brochures: VendorFiguresBrochure[];

  @Field(() => Int, { description: 'How many ads these are, also beyond the first 1,000.' })
  readonly brochuresCount: number;

  constructor({ range, rangeBefore, ...values }: Figures) {
    Object.assign(this, values);
    this.from = range.from;
    this.to = range.to;
    this.beforeFrom = rangeBefore.from;
    this.beforeTo = rangeBefore.to;
  }
}
