import { Field, ObjectType } from 'type-graphql';
import { JobRun } from '../../platform/jobs/JobRun';

@ObjectType({ description: 'What `runJob` did.' })
export class RunJobPayload {
  @Field(() => JobRun, { description: 'The work that was asked for; ask again for it to see how it ended.' })
  readonly job: JobRun;

  constructor(job: JobRun) {
    this.job = job;
  }
}
