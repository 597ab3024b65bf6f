import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { UndoBrochureChangesInput, UndoBrochureChangesPayload, undoBrochureChanges } from './undoBrochureChanges';

/** Undoes changes of ads. */
@Resolver()
export class UndoResolver {
  @Mutation(() => UndoBrochureChangesPayload, {
    description:
      'Brings up to 1,000 ads back to exactly what they were before they were archived, unarchived or put into another area. Each ad by itself and as a whole: it is brought back, or refused and left as it is. CONFLICT for an ad that has changed since. Asking again changes nothing. The server finishes also when the caller hangs up. For administrators.',
  })
  async undoBrochureChanges(
    @Arg('input', () => UndoBrochureChangesInput, { description: 'Which changes to undo.' })
    { changes }: UndoBrochureChangesInput,
    @Ctx() context: RequestContext,
  ): Promise<UndoBrochureChangesPayload> {
    return new UndoBrochureChangesPayload(await undoBrochureChanges(context, changes));
  }
}
