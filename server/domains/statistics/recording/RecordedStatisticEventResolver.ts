import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { Brochure } from '../../brochures/Brochure';
import { RecordedStatisticEvent } from './RecordedStatisticEvent';
import { entityLoader } from '../../../platform/loaders/entityLoader';

/** Loads ads as they are after their events were counted. */
const countedBrochureLoader = entityLoader(Brochure);

@Resolver(() => RecordedStatisticEvent)
export class RecordedStatisticEventResolver {
  @FieldResolver(() => Brochure, {
    nullable: true,
    description: 'The ad as it is now; null when visitors cannot see such an ad, and then nothing was kept.',
  })
  brochure(
    @Root() { brochureId }: RecordedStatisticEvent,
    @Ctx() context: RequestContext,
  ): Promise<Brochure | null> | null {
    return brochureId === null ? null : context.loader(countedBrochureLoader).load(brochureId);
  }
}
