import { ObjectType } from 'type-graphql';
import { connectionOf } from '../../platform/graphql/connectionOf';
import { StreetIndexEntryEdge } from './StreetIndexEntryEdge';

@ObjectType({ description: 'A page of a streets index.' })
export class StreetIndexEntryConnection extends connectionOf(StreetIndexEntryEdge) {}
