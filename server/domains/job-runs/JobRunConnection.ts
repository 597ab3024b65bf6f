import { ObjectType } from 'type-graphql';
import { connectionOf } from '../../platform/graphql/connectionOf';
import { JobRunEdge } from './JobRunEdge';

@ObjectType({ description: 'A page of the kinds of background work.' })
export class JobRunConnection extends connectionOf(JobRunEdge) {}
