import { Field, Int, ObjectType } from 'type-graphql';
import type { StreetImportReport } from './StreetImportReport';

@ObjectType({ description: 'Rows that were left out on purpose.' })
class StreetImportSkipped {
  @Field({ description: 'Why, for example "outside the map".' })
  readonly reason: string;

  @Field(() => Int, { description: 'How many.' })
  readonly count: number;

  constructor(reason: string, count: number) {
    this.reason = reason;
    this.count = count;
  }
}

@ObjectType({ description: 'A row of a file that could not be taken.' })
class StreetImportRefusal {
  @Field(() => Int, { description: 'Number of the feature, or line of the table.' })
  readonly row: number;

  @Field({ description: 'What is wrong with it.' })
  readonly problem: string;

  constructor(row: number, problem: string) {
    this.row = row;
    this.problem = problem;
  }
}

@ObjectType({ description: 'What an import of streets did, or would do.' })
export class StreetImportOutcome {
  @Field(() => Int, { description: 'Features or rows of the file.' })
  readonly rows: number;

  @Field(() => Int, { description: 'How many of them are on the map.' })
  readonly kept: number;

  @Field(() => Int, { description: 'House numbers of the file.' })
  readonly addresses: number;

  @Field(() => Int, { description: 'How many were refused.' })
  readonly refusedCount: number;

  @Field(() => [StreetImportRefusal], { description: 'Refused rows with the reason, at most the first 5,000.' })
  readonly refused: StreetImportRefusal[];

  @Field(() => [StreetImportSkipped], { description: 'What was left out on purpose, and why.' })
  readonly skipped: StreetImportSkipped[];

  @Field({ description: 'The file brought just what is there already.' })
  readonly unchanged: boolean;

  @Field(() => Int, { description: 'Streets of the index that follow from it.' })
  readonly streets: number;

  @Field(() => Int, { description: 'How many of these are new.' })
  readonly created: number;

  @Field(() => Int, { description: 'How many of these have changed.' })
  readonly updated: number;

  @Field(() => Int, { description: 'Streets that it brought before and no longer does.' })
  readonly removed: number;

  constructor({ rows, kept, addresses = 0, refused, refusedCount, skipped, unchanged, index }: StreetImportReport) {
    this.rows = rows;
    this.kept = kept;
    this.addresses = addresses;
    this.refused = refused.map(({ row, problem }) => new StreetImportRefusal(row, problem));
    this.refusedCount = refusedCount;
    this.skipped = Object.entries(skipped).map(([reason, count]) => new StreetImportSkipped(reason, count));
    this.unchanged = unchanged;
    this.streets = index.streets;
    this.created = index.created;
    this.updated = index.updated;
    this.removed = index.removed;
  }
}
