import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { refuseWhileViewing } from '../../../shared/authorize';
import { SignedInViewer } from '../SignedInViewer';
import { endSession, EndSessionInput, EndSessionPayload } from './endSession';
import { ownSessions, OwnSession } from './ownSessions';

@Resolver(() => SignedInViewer)
export class SessionResolver {
  @FieldResolver(() => [OwnSession], {
    description: 'The own sessions that have not ended: this one first, then the most recently renewed; at most 100.',
  })
  sessions(@Root() { account }: SignedInViewer, @Ctx() context: RequestContext): Promise<OwnSession[]> {
    refuseWhileViewing(context.viewer);
    return ownSessions(context, account);
  }

  @Mutation(() => EndSessionPayload, {
    description: 'Ends one of the own sessions, on whatever device. NOT_FOUND for one of somebody else.',
  })
  async endSession(
    @Arg('input', () => EndSessionInput, { description: 'The session.' }) { did }: EndSessionInput,
    @Ctx() context: RequestContext,
  ): Promise<EndSessionPayload> {
    await endSession(context, did);
    return new EndSessionPayload(did);
  }
}
