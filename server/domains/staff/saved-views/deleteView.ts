import { Field, InputType, ObjectType } from 'type-graphql';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorize } from '../../../shared/authorize';
import { DomainError } from '../../../shared/errors/DomainError';
import { cleanLine } from '../../../shared/text/cleanLine';
import { SavedView, ViewedList } from './SavedView';

@InputType({ description: 'Which own view to delete.' })
export class DeleteViewInput {
  @Field(() => ViewedList, { description: 'The list that it is a view of.' })
  list: ViewedList;

  @Field({ description: 'Its name.' })
  name: string;
}

@ObjectType({ description: 'What `deleteView` did.' })
export class DeleteViewPayload {
  @Field({ description: 'Name of the view that is gone.' })
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** Deletes a view of the caller, for everybody who saw it. */
export async function deleteView(context: RequestContext, input: { list: ViewedList; name: string }): Promise<string> {
  authorize(context.viewer, 'deleteView');
  const { list } = input;
  const name = cleanLine(input.name);
  return context.database.transaction(async (manager) => {
    const views = manager.getRepository(SavedView);
    const view = await views
      .createQueryBuilder('view')
      .where('view.accountId = :accountId', { accountId: context.viewer?.accountId ?? 0 })
      .andWhere('view.list = :list AND lower(view.name) = lower(:name)', { list, name })
      .setLock('pessimistic_write')
      .getOne();
    if (!view) throw new DomainError('NOT_FOUND', 'You have no such view.');
    const { id, isShared } = view;
    await views.delete({ id });
    await recordAudit(manager, context, [
      { action: 'deleteView', entityType: 'SavedView', entityId: id, before: { list, name, isShared }, after: null },
    ]);
    return view.name;
  });
}
