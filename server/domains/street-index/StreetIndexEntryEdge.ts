import { ObjectType } from 'type-graphql';
import { edgeOf } from '../../platform/graphql/edgeOf';
import { StreetIndexEntry } from './StreetIndexEntry';

@ObjectType({ description: 'A street in a streets index.' })
export class StreetIndexEntryEdge extends edgeOf(StreetIndexEntry) {}
