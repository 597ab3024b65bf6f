import { ObjectType } from 'type-graphql';
import { edgeOf } from '../../platform/graphql/edgeOf';
import { DuplicatePair } from './DuplicatePair';

@ObjectType({ description: 'Two ads that may be the same, in their list.' })
export class DuplicatePairEdge extends edgeOf(DuplicatePair) {}
