import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Why a row was refused.' })
export class BrochureImportRefusal {
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
