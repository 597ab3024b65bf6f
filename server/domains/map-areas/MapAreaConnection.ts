import { ObjectType } from 'type-graphql';
import { connectionOf } from '../../platform/graphql/connectionOf';
import { MapAreaEdge } from './MapAreaEdge';

@ObjectType({ description: 'A page of a list of map areas.' })
export class MapAreaConnection extends connectionOf(MapAreaEdge) {}
