import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorize } from '../../../shared/authorize';
import { lockBrochure } from '../../brochures/lockBrochure';
import { archiveRequestLoader } from './archiveRequestLoader';
import { findWaitingRequest } from './findWaitingRequest';
import { settleRequest } from './settleRequest';
import { Brochure } from '../../brochures/Brochure';

@ObjectType({ description: 'What `withdrawArchiveRequest` did.' })
export class WithdrawArchiveRequestPayload {
  @Field(() => Brochure, { description: 'The ad as it is now, with its `archiveRequest`.' })
  readonly brochure: Brochure;

  constructor(brochure: Brochure) {
    this.brochure = brochure;
  }
}

@InputType({ description: 'Which ad is to stay after all.' })
export class WithdrawArchiveRequestInput {
  @Field(() => ID, { description: 'Global id of the ad.' })
  id: string;
}

/** Withdraws the waiting request, so that the ad stays. Does nothing when none waits. */
export async function withdrawArchiveRequest(context: RequestContext, { id }: { id: number }): Promise<Brochure> {
  return context.database.transaction(async (manager) => {
    const brochure = await lockBrochure(manager, id);
    authorize(context.viewer, 'withdrawArchiveRequest', brochure);
    const request = await findWaitingRequest(manager, id);
    if (request) {
      await settleRequest(manager, context, request, {
        action: 'withdrawArchiveRequest',
        state: 'WITHDRAWN',
        answer: null,
      });
    }
    context.loader(archiveRequestLoader).clear(id);
    return brochure;
  });
}
