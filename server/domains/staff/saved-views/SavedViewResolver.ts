import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorize } from '../../../shared/authorize';
import { accountLoader } from '../../accounts/accountLoader';
import { deleteView, DeleteViewInput, DeleteViewPayload } from './deleteView';
import { SavedView, ViewedList } from './SavedView';
import { saveView, SaveViewInput, SaveViewPayload } from './saveView';

const mostShown = 500;

@Resolver(() => SavedView)
export class SavedViewResolver {
  @Query(() => [SavedView], {
    description: 'Views of a list of ads by name: your own, and those that others share. For administrators.',
  })
  async savedViews(
    @Arg('list', () => ViewedList, { description: 'Of which list.' }) list: ViewedList,
    @Ctx() { viewer, database }: RequestContext,
  ): Promise<SavedView[]> {
    authorize(viewer, 'savedViews');
    return database
      .getRepository(SavedView)
      .createQueryBuilder('view')
      .where('view.list = :list', { list })
      .andWhere('(view.accountId = :accountId OR view.isShared)', { accountId: viewer?.accountId ?? 0 })
      .orderBy('lower(view.name)')
      .addOrderBy('view.id')
      .take(mostShown)
      .getMany();
  }

  @FieldResolver(() => Boolean, { description: 'Whether it is yours, so that you may replace or delete it.' })
  isOwn(@Root() { accountId }: SavedView, @Ctx() { viewer }: RequestContext): boolean {
    return accountId === viewer?.accountId;
  }

  @FieldResolver(() => String, { nullable: true, description: 'Who has saved it; null without a name.' })
  async savedBy(@Root() { accountId }: SavedView, @Ctx() context: RequestContext): Promise<string | null> {
    return (await context.loader(accountLoader).load(accountId))?.name ?? null;
  }

  @Mutation(() => SaveViewPayload, {
    description:
      'Keeps a view of a list of ads, for yourself or for all. VALIDATION_FAILED beyond 100 own views of a list. For administrators.',
  })
  async saveView(
    @Arg('input', () => SaveViewInput, { description: 'The view.' }) input: SaveViewInput,
    @Ctx() context: RequestContext,
  ): Promise<SaveViewPayload> {
    return new SaveViewPayload(await saveView(context, input));
  }

  @Mutation(() => DeleteViewPayload, {
    description: 'Deletes a view of yours. NOT_FOUND if you have none of this name. For administrators.',
  })
  async deleteView(
    @Arg('input', () => DeleteViewInput, { description: 'Which view.' }) input: DeleteViewInput,
    @Ctx() context: RequestContext,
  ): Promise<DeleteViewPayload> {
    return new DeleteViewPayload(await deleteView(context, input));
  }
}
