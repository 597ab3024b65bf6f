import { ObjectType } from 'type-graphql';
import { connectionOf } from '../../../platform/graphql/connectionOf';
import { BrochureEdge } from './BrochureEdge';

@ObjectType({ description: 'A page of a list of ads.' })
export class BrochureConnection extends connectionOf(BrochureEdge) {}
