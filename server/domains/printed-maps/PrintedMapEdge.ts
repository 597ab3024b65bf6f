import { ObjectType } from 'type-graphql';
import { edgeOf } from '../../platform/graphql/edgeOf';
import { PrintedMap } from './PrintedMap';

@ObjectType({ description: 'A PDF map in its list.' })
export class PrintedMapEdge extends edgeOf(PrintedMap) {}
