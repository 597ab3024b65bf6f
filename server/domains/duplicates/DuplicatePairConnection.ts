import { ObjectType } from 'type-graphql';
import { connectionOf } from '../../platform/graphql/connectionOf';
import { DuplicatePairEdge } from './DuplicatePairEdge';

@ObjectType({ description: 'A page of ads that may be the same.' })
export class DuplicatePairConnection extends connectionOf(DuplicatePairEdge) {}
