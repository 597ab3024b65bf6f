import { Field, ObjectType } from 'type-graphql';
import type { ImportMapping } from './ImportMapping';

@ObjectType({ description: 'What a column of a file is read as.' })
export class MappedColumn {
  @Field({ description: 'Name of the column in the file, in lower case.' })
  readonly column: string;

  @Field(() => String, { nullable: true, description: 'The column that it is read as; null: it is not read.' })
  readonly target: string | null;

  constructor(column: string, target: string | null) {
    this.column = column;
    this.target = target;
  }
}

@ObjectType({ description: 'What a value of a column is read as.' })
export class MappedValue {
  @Field({ description: 'Name of the column in the file, in lower case.' })
  readonly column: string;

  @Field({ description: 'The value in the file, in any case.' })
  readonly value: string;

  @Field({ description: 'The value that is read instead; empty: none.' })
  readonly replacement: string;

  constructor({ column, value, replacement }: ImportMapping['values'][number]) {
    this.column = column;
    this.value = value;
    this.replacement = replacement;
  }
}
