import { ObjectType } from 'type-graphql';
import { connectionOf } from '../../../platform/graphql/connectionOf';
import { PendingReviewEdge } from './PendingReviewEdge';

@ObjectType({ description: 'A page of what waits for a decision.' })
export class PendingReviewConnection extends connectionOf(PendingReviewEdge) {}
