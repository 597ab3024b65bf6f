import { ObjectType } from 'type-graphql';
import { edgeOf } from '../../platform/graphql/edgeOf';
import { MapArea } from './MapArea';

@ObjectType({ description: 'A map area in a list of map areas.' })
export class MapAreaEdge extends edgeOf(MapArea) {}
