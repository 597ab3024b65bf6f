import { Field, ObjectType } from 'type-graphql';
import { PrintedMap } from './PrintedMap';

@ObjectType({ description: 'What `publishPrintedMap` did.' })
export class PublishPrintedMapPayload {
  @Field(() => PrintedMap, { description: 'The map as it is now.' })
  readonly printedMap: PrintedMap;

  constructor(printedMap: PrintedMap) {
    this.printedMap = printedMap;
  }
}
