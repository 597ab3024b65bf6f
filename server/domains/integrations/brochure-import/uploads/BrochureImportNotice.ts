import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Something worth knowing that refuses nothing.' })
export class BrochureImportNotice {
  @Field({ description: 'What it is.' })
  readonly text: string;

  @Field(() => Int, { description: 'How many rows it concerns.' })
  readonly count: number;

  constructor(text: string, count: number) {
    this.text = text;
    this.count = count;
  }
}
