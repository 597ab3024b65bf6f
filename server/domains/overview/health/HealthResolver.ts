import { Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { Health } from './Health';
import { readHealth } from './readHealth';

@Resolver()
export class HealthResolver {
  @Query(() => Health, {
    description: 'How the server that answers is doing: requests, memory, database, jobs, mails. For administrators.',
  })
  health(@Ctx() context: RequestContext): Promise<Health> {
    return readHealth(context);
  }
}
