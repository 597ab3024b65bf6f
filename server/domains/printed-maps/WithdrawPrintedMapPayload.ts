import { Field, ObjectType } from 'type-graphql';
import { PrintedMap } from './PrintedMap';

@ObjectType({ description: 'What `withdrawPrintedMap` did.' })
export class WithdrawPrintedMapPayload {
  @Field(() => PrintedMap, { description: 'The map as it is now.' })
  readonly printedMap: PrintedMap;

  constructor(printedMap: PrintedMap) {
    this.printedMap = printedMap;
  }
}
