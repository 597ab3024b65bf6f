import { Field, ObjectType } from 'type-graphql';
import { PrintedMap } from './PrintedMap';

@ObjectType({ description: 'What `makePrintedMap` did.' })
export class MakePrintedMapPayload {
  @Field(() => PrintedMap, { description: 'The map, being made; one that was there before stays until then.' })
  readonly printedMap: PrintedMap;

  constructor(printedMap: PrintedMap) {
    this.printedMap = printedMap;
  }
}
