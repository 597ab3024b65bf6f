import { Args, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { Category } from '../../categories/Category';
import { ActiveBrochuresCountArgs } from './ActiveBrochuresCountArgs';
import { activeBrochuresOfCategoryLoader } from './activeBrochuresCountLoader';

@Resolver(() => Category)
export class CategoryCountResolver {
  @FieldResolver(() => Int, {
    description: 'How many ads the public finds in it, those of its sub-categories included.',
  })
  activeBrochuresCount(
    @Root() { id }: Category,
    @Args(() => ActiveBrochuresCountArgs) { types }: ActiveBrochuresCountArgs,
    @Ctx() context: RequestContext,
  ): Promise<number> {
    return context.loader(activeBrochuresOfCategoryLoader).load({ id, types });
  }
}
