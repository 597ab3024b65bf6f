import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Why a row was refused.' })
export class BrochureImportRefusal {
  @Field(() => Int, { description: 'Line of the file, or row of the sheet, on which it ends.' })
  readonly line: number;

  @Field({ description: 'Column that it is about; empty when it is about the row.' })
  readonly field: string;

  @Field({ description: 'The rule, for programs.' })
  readonly code: string;

  @Field({ description: 'The same for people.' })
  readonly message: string;

  constructor(line: number, { field, code, message }: { field: string; code: string; message: string }) {
    this.line = line;
    this.field = field;
    this.code = code;
    this.message = message;
  }
}
