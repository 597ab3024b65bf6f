import { Field, Int, ObjectType } from 'type-graphql';
import type { ImportReport } from '../ImportReport';
import { BrochureImportNotice } from './BrochureImportNotice';
import { BrochureImportRefusal } from './BrochureImportRefusal';

@ObjectType({ description: 'What an import did, or would do. Every row is in one of the four counts.' })
export class BrochureImportReport {
  @Field(() => Boolean, { description: 'Whether it was only tried.' })
  readonly dryRun: boolean;

  @Field(() => Int, { description: 'Rows of the file.' })
  readonly rows: number;

  @Field(() => Int, { description: 'Ads that are new.' })
  readonly created: number;

  @Field(() => Int, { description: 'Ads that change.' })
  readonly updated: number;

  @Field(() => Int, { description: 'Ads that are so already.' })
  readonly unchanged: number;

  @Field(() => Int, { description: 'Rows that were refused.' })
  readonly refused: number;

  @Field(() => [BrochureImportRefusal], { description: 'Every reason of up to 5,000 refused rows, by line.' })
  readonly refusals: BrochureImportRefusal[];

  @Field(() => [BrochureImportNotice], { description: 'What is worth knowing besides.' })
  readonly notices: BrochureImportNotice[];

  constructor(report: ImportReport) {
    this.dryRun = report.dryRun;
    this.rows = report.rows;
    this.created = report.created;
    this.updated = report.updated;
    this.unchanged = report.unchanged;
    this.refused = report.rows - report.created - report.updated - report.unchanged;
    this.refusals = report.refused.flatMap(({ line, errors }) =>
      errors.map((error) => new BrochureImportRefusal(line, error)),
    );
    this.notices = Object.entries(report.notices).map(([text, count]) => new BrochureImportNotice(text, count));
  }
}
