import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../platform/context/RequestContext';
import { JobRun } from '../../platform/jobs/JobRun';
import { databaseIdOf } from '../../shared/globalId';
import { GraphQLDateTime } from '../../shared/scalars/GraphQLDateTime';
import { getNextRun } from './getNextRun';
import { runJob, RunJobInput, RunJobPayload } from './runJob';

@Resolver(() => JobRun)
export class JobRunResolver {
  @Mutation(() => RunJobPayload, {
    description:
      'Asks for work that otherwise waits for its time; it is done in the background. CONFLICT for work that only makes sense with what asks for it. For administrators.',
  })
  async runJob(
    @Arg('input', () => RunJobInput, { description: 'Which work.' }) { id }: RunJobInput,
    @Ctx() context: RequestContext,
  ): Promise<RunJobPayload> {
    return new RunJobPayload(await runJob(context, { id: databaseIdOf(id, 'JobRun', 'id') }));
  }

  @FieldResolver(() => GraphQLDateTime, {
    nullable: true,
    description: 'When it is due next; null for work that something else asks for.',
  })
  nextRunAt(@Root() { schedule }: JobRun, @Ctx() { clock }: RequestContext): Date | null {
    return getNextRun(schedule, clock.now());
  }
}
