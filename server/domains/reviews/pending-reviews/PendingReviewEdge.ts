import { ObjectType } from 'type-graphql';
import { edgeOf } from '../../../platform/graphql/edgeOf';
import { PendingReview } from './PendingReview';

@ObjectType({ description: 'What waits for a decision, in a list of it.' })
export class PendingReviewEdge extends edgeOf(PendingReview) {}
