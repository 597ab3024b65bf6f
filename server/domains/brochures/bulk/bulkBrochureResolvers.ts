import { Arg, Ctx, InputType, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorize } from '../../../shared/authorize';
import type { Action } from '../../../shared/permissions';
import { archiveBrochure } from '../statuses/archiveBrochure';
import { publishBrochure } from '../statuses/publishBrochure';
import { unarchiveBrochure } from '../statuses/unarchiveBrochure';
import { BrochuresInput } from './BrochuresInput';
import { BrochuresPayload } from './BrochuresPayload';
import { forEachBrochure, type BrochureVerb } from './forEachBrochure';
import { setBrochuresMapArea, SetBrochuresMapAreaInput, SetBrochuresMapAreaPayload } from './setBrochuresMapArea';

const eachByItself = 'Each by itself: what is refused for one holds no other back. For administrators.';

interface BulkMutation {
  name: Action;
  /** the mutation for one ad */
  single: string;
  verb: BrochureVerb;
  /** subject of the input's description */
  which: string;
}

const bulkMutations: readonly BulkMutation[] = [
  { name: 'publishBrochures', single: 'publishBrochure', verb: publishBrochure, which: 'Which ads to publish.' },
  { name: 'archiveBrochures', single: 'archiveBrochure', verb: archiveBrochure, which: 'Which ads to archive.' },
  {
    ...{ name: 'unarchiveBrochures', single: 'unarchiveBrochure', verb: unarchiveBrochure },
    which: 'Which ads to bring back.',
  },
];

/** Creates a mutation that runs a single-ad mutation on many ads, with its input and payload types. */
function createBulkResolver({ name, single, verb, which }: BulkMutation) {
  const typeName = name.charAt(0).toUpperCase() + name.slice(1);

  @InputType(`${typeName}Input`, { description: which })
  class BulkInput extends BrochuresInput {}

  @ObjectType(`${typeName}Payload`, { description: `What \`${name}\` did to each ad.` })
  class BulkPayload extends BrochuresPayload {}

  @Resolver()
  class BulkResolver {
    @Mutation(() => BulkPayload, { name, description: `\`${single}\` for up to 500 ads. ${eachByItself}` })
    async changeBrochures(
      @Arg('input', () => BulkInput, { description: which }) { ids }: BulkInput,
      @Ctx() context: RequestContext,
    ): Promise<BulkPayload> {
      authorize(context.viewer, name);
      return new BulkPayload(await forEachBrochure(context, ids, verb));
    }
  }
  return BulkResolver;
}

@Resolver()
class SetBrochuresMapAreaResolver {
  @Mutation(() => SetBrochuresMapAreaPayload, { description: `Puts up to 500 ads into a map area. ${eachByItself}` })
  async setBrochuresMapArea(
    @Arg('input', () => SetBrochuresMapAreaInput, { description: 'Which ads, and the area.' })
    input: SetBrochuresMapAreaInput,
    @Ctx() context: RequestContext,
  ): Promise<SetBrochuresMapAreaPayload> {
    return new SetBrochuresMapAreaPayload(await setBrochuresMapArea(context, input));
  }
}

/** Mutations on many ads, with a result for each ad. */
export const bulkBrochureResolvers = [...bulkMutations.map(createBulkResolver), SetBrochuresMapAreaResolver];
