import { Matches, MaxLength } from 'class-validator';
import { Field, InputType, ObjectType } from 'type-graphql';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorize } from '../../../shared/authorize';
import { DomainError } from '../../../shared/errors/DomainError';
import { cleanLine } from '../../../shared/text/cleanLine';
import { HasLength } from '../../../shared/validation/HasLength';
import { SavedView, ViewedList } from './SavedView';

const named = 'Give the view a name of up to 60 characters.';
const mostQuery = 2000;

@InputType({ description: 'A view to keep.' })
export class SaveViewInput {
  @Field(() => ViewedList, { description: 'The list that it is a view of.' })
  list: ViewedList;

  @Field({ description: 'Its name, 1 to 60 characters; an own view of this name is replaced.' })
  @HasLength(1, 60, named)
  name: string;

  @Field({ description: `The query of the address of the list, up to ${mostQuery} characters.` })
  @MaxLength(mostQuery, { message: 'These filters are too long for a view: choose fewer ads by number.' })
  @Matches(/^[\x21-\x7e]*$/, { message: 'Give the query as it is in the address, encoded.' })
  query: string;

  @Field({ description: 'Whether everybody in the administration sees it.' })
  isShared: boolean;
}

@ObjectType({ description: 'What `saveView` did.' })
export class SaveViewPayload {
  @Field(() => SavedView, { description: 'The view as it is kept.' })
  readonly savedView: SavedView;

  constructor(savedView: SavedView) {
    this.savedView = savedView;
  }
}

const mostViews = 100;

interface ViewToSave {
  list: ViewedList;
  name: string;
  query: string;
  isShared: boolean;
}

/** Keeps a view for the caller, or for all. */
export async function saveView(context: RequestContext, input: ViewToSave): Promise<SavedView> {
  authorize(context.viewer, 'saveView');
  const { list, query, isShared } = input;
  const name = cleanLine(input.name);
  if (name === '') throw refusal('name', 'REQUIRED', named);
  const accountId = context.viewer?.accountId ?? 0;
  return context.database.transaction(async (manager) => {
    const views = manager.getRepository(SavedView);
    const [kept] = await manager.query<{ id: number }[]>(
      `INSERT INTO saved_views (account_id, list, name, query, is_shared)
       SELECT $1, $2, $3, $4, $5
       WHERE (SELECT count(*) FROM saved_views WHERE account_id = $1 AND list = $2 AND lower(name) <> lower($3)) < $6
       ON CONFLICT (account_id, list, lower(name)) DO UPDATE SET name = $3, query = $4, is_shared = $5
       RETURNING id`,
      [accountId, list, name, query, isShared, mostViews],
    );
    if (!kept) throw refusal('name', 'TOO_MANY', `You have ${mostViews} views of this list: delete one first.`);
    await recordAudit(manager, context, [
      { action: 'saveView', entityType: 'SavedView', entityId: kept.id, before: null, after: { list, name, isShared } },
    ]);
    return views.findOneByOrFail({ id: kept.id });
  });
}

function refusal(field: string, code: string, message: string): DomainError {
  return new DomainError('VALIDATION_FAILED', message, { errors: [{ field, code, message }] });
}
