import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { databaseIdOf } from '../../../shared/globalId';
import { BrochureCheck } from './BrochureCheck';
import { checkBrochure, CheckBrochureInput } from './checkBrochure';

@Resolver()
export class BrochureCheckResolver {
  @Query(() => BrochureCheck, {
    description:
      'What would become of an ad if a change were saved: for forms, while somebody writes. Administrators for any ad and for new ones, vendors for their own.',
  })
  brochureCheck(
    // broken rules are the result here, so the input is not validated
    @Arg('input', () => CheckBrochureInput, { validateFn: () => undefined, description: 'What is being written.' })
    input: CheckBrochureInput,
    @Ctx() context: RequestContext,
  ): Promise<BrochureCheck> {
    const id = input.id == null ? null : databaseIdOf(input.id, 'Brochure', 'id');
    return checkBrochure(context, { id, input });
  }
}
