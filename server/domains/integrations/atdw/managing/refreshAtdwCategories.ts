import { Field, Int, ObjectType } from 'type-graphql';
import type { RequestContext } from '../../../../platform/context/RequestContext';
import { authorize } from '../../../../shared/authorize';
import { recordAudit } from '../../../../platform/audit-log/recordAudit';
import { DomainError } from '../../../../shared/errors/DomainError';
import { AtdwSettings, defaultBaseUrl } from '../AtdwSettings';
import { AtdwProblem } from '../source/AtdwProblem';
import { AtdwSource } from '../source/AtdwSource';
import type { SourceCategory } from '../source/readCategories';
import { otherCategory } from '../syncing/saveProducts';

/** The categories of this site that new ones get (docs/rules/tourism-ads.md#categories). */
const usual: Readonly<Record<string, string>> = {
  ...{ ACCOMM: 'STAY', RESTAURANT: 'FOOD_DRINK', ATTRACTION: 'ACTIVE', EVENT: 'ACTIVE', TOUR: 'TOURS' },
  ...{ JOURNEY: 'TOURS', HIRE: 'HIRE_TSPT', TRANSPORT: 'HIRE_TSPT', INFO: 'INFO', DESTINFO: 'INFO' },
  GENSERVICE: 'SERVICES',
};

@ObjectType({ description: 'What `refreshAtdwCategories` did.' })
export class RefreshAtdwCategoriesPayload {
  @Field(() => Int, { description: 'Categories that the warehouse names.' })
  readonly found: number;

  @Field(() => Int, { description: 'Of them those that were unknown, and now have a category of this site.' })
  readonly added: number;

  constructor(found: number, added: number) {
    this.found = found;
    this.added = added;
  }
}

/** Somebody waits for the answer: no long pauses. */
const longestWaitMs = 5_000;

/**
 * Reads the categories of the warehouse. What is new gets its usual category; what people chose stays.
 *
 * @throws UNAVAILABLE with the reason if the warehouse cannot be read
 */
export async function refreshAtdwCategories(context: RequestContext): Promise<RefreshAtdwCategoriesPayload> {
  const { viewer, database, clock, atdwApiKey: apiKey, getOutside } = context;
  authorize(viewer, 'refreshAtdwCategories');
  const settings = await database.getRepository(AtdwSettings).findOneBy({ id: 1 });
  const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, Math.min(ms, longestWaitMs)));
  const source = new AtdwSource(
    { getOutside, apiKey, wait, now: () => clock.now(), pauseMs: 0 },
    settings ?? { baseUrl: defaultBaseUrl, states: [], regions: [] },
  );
  const found = await source.categories().catch((error: unknown) => {
    throw error instanceof AtdwProblem ? new DomainError('UNAVAILABLE', error.message) : error;
  });
  // what the list of products names and this list does not
  const rest = { code: otherCategory, description: 'Anything else' };
  const categories = [...found.filter(({ code }) => code !== otherCategory), rest];
  const added = await database.transaction(async (manager) => {
    const rows = await manager.query<{ isNew: boolean }[]>(
      `INSERT INTO atdw_categories AS known (code, description, category_id)
       SELECT code, description, (SELECT id FROM categories c WHERE c.code = row.usual)
       FROM jsonb_to_recordset($1::jsonb) AS row (code text, description text, usual text)
       ON CONFLICT (code) DO UPDATE SET description = excluded.description
       RETURNING xmax = 0 AS "isNew"`,
      [JSON.stringify(categories.map(withUsual))],
    );
    const newOnes = rows.filter(({ isNew }) => isNew).length;
    await recordAudit(manager, context, [
      {
        ...{ action: 'refreshAtdwCategories', entityType: 'AtdwSettings', entityId: 1, before: null },
        after: { found: found.length, added: newOnes },
      },
    ]);
    return newOnes;
  });
  return new RefreshAtdwCategoriesPayload(found.length, added);
}

const withUsual = (category: SourceCategory) => ({ ...category, usual: usual[category.code] ?? 'OTHER' });
