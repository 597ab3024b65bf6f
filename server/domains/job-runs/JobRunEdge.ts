import { ObjectType } from 'type-graphql';
import { edgeOf } from '../../platform/graphql/edgeOf';
import { JobRun } from '../../platform/jobs/JobRun';

@ObjectType({ description: 'A kind of background work in its list.' })
export class JobRunEdge extends edgeOf(JobRun) {}
