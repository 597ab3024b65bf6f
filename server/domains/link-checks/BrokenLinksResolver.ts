import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../platform/context/RequestContext';
import { isAdKeeperOf } from '../../shared/authorize';
import { Brochure } from '../brochures/Brochure';
import { brokenLinksLoader } from './brokenLinksLoader';
import { LinkCheck } from './LinkCheck';

@Resolver(() => Brochure)
export class BrokenLinksResolver {
  @FieldResolver(() => [LinkCheck], {
    description:
      'Its links that do not work: they failed three times in a row, and are asked again each week. Empty for those who are not concerned.',
  })
  async brokenLinks(@Root() { id, vendorId }: Brochure, @Ctx() context: RequestContext): Promise<LinkCheck[]> {
    return isAdKeeperOf(context.viewer, { vendorId }) ? context.loader(brokenLinksLoader).load(id) : [];
  }
}
