import { ObjectType } from 'type-graphql';
import { connectionOf } from '../../platform/graphql/connectionOf';
import { PrintedMapEdge } from './PrintedMapEdge';

@ObjectType({ description: 'A page of the PDF maps.' })
export class PrintedMapConnection extends connectionOf(PrintedMapEdge) {}
