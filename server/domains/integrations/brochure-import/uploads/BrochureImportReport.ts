import { Field, Int, ObjectType } from 'type-graphql';
import type { ImportReport } from '../ImportReport';

@ObjectType({ description: 'Why a row was refused.' })
class BrochureImportRefusal {
  @Field(() => Int, { description: 'Line of the file, or row of the sheet, on which it ends.' })
  readonly line: number;

  @Field({ description: 'Column that it is about; empty when it is about the row.' })
  readonly field: string;

  @Field(() => String, { nullable: true, description: 'What the file holds there, in up to 200 characters.' })
  readonly value: string | null;

  @Field({ description: 'The rule, for programs.' })
  readonly code: string;

  @Field({ description: 'The same for people.' })
  readonly message: string;

  constructor(
    line: number,
    { field, value = null, code, message }: { field: string; value?: string | null; code: string; message: string },
  ) {
    this.line = line;
    this.field = field;
    this.value = value;
    this.code = code;
    this.message = message;
  }
}

@ObjectType({ description: 'Something worth knowing that refuses nothing.' })
class BrochureImportNotice {
  @Field({ description: 'What it is.' })
  readonly text: string;

  @Field(() => Int, { description: 'How many rows it concerns.' })
  readonly count: number;

  constructor(text: string, count: number) {
    this.text = text;
    this.count = count;
  }
}

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
