import type { DataSource } from 'typeorm';
import { BrochureList, type Statement } from '../../server/domains/browsing/lists/BrochureList';
import { listBrochures } from '../../server/domains/browsing/lists/listBrochures';
import { readPageArguments } from '../../server/shared/paging/readPageArguments';
import { benchContext } from './benchContext';
import { describePlan, type Plan } from './describePlan';
import type { ListScenario } from './listScenarios';
import { measure } from './measure';

export interface ListFigures {
  rows: number;
  /** ms of the whole use case: statement, rows mapped to ads, cursors */
  ms: number;
  /** ms of the same ads by primary key, without joins and mapping; null for counts */
  bareMs: number | null;
  databaseMs: number;
  plan: string;
  /** the whole plan, if requested */
  text: string | null;
}

export async function benchScenario(
  database: DataSource,
  scenario: ListScenario,
  plans: boolean,
): Promise<ListFigures> {
  const { filter, orderBy, viewer, count } = scenario;
  const page = { ...scenario.page, after: await cursorAt(database, scenario) };
  const list = () => listBrochures(benchContext(database, viewer), { page, filter, orderBy });
  const prepared = await BrochureList.prepare(benchContext(database, viewer), filter, orderBy);
  const statement = count
    ? prepared.countStatement()
    : prepared.pageStatement(readPageArguments(page, { defaultSize: 24, maxSize: 100 }));
  const plan = await explain(database, statement);
  const text = plans ? await explainAsText(database, statement) : null;
  const shared = { databaseMs: plan['Execution Time'], plan: describePlan(plan), text };
  if (count) {
    const counted = await list();
    return {
      ...shared,
      rows: await counted.totalCount(),
      ms: await measure(() => database.query(statement.sql, statement.values)),
      bareMs: null,
    };
  }
  const ids = (await list()).edges.map((edge) => edge.brochure.id);
  const ms = await measure(list);
  const bareMs = await measure(() => database.query('SELECT * FROM brochures WHERE id = ANY($1)', [ids]));
  return { ...shared, rows: ids.length, ms, bareMs };
}

/** The best of five, for the same reason as in `measure`. */
async function explain(database: DataSource, { sql, values }: Statement): Promise<Plan> {
  const plans: Plan[] = [];
  for (let run = 0; run < 5; run += 1) {
    const rows = await database.query<{ 'QUERY PLAN': [Plan] }[]>(
      `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${sql}`,
      values,
    );
    plans.push(...rows.map((row) => row['QUERY PLAN'][0]));
  }
  const [best] = plans.toSorted((a, b) => a['Execution Time'] - b['Execution Time']);
  if (!best) throw new Error('PostgreSQL explained nothing.');
  return best;
}

async function explainAsText(database: DataSource, { sql, values }: Statement): Promise<string> {
  const lines = await database.query<{ 'QUERY PLAN': string }[]>(`EXPLAIN (ANALYZE, BUFFERS) ${sql}`, values);
  return lines.map((line) => line['QUERY PLAN']).join('\n');
}

/** A page deep in a list needs the cursor of the ad before it. */
async function cursorAt(
  database: DataSource,
  { after, filter, orderBy, viewer }: ListScenario,
): Promise<string | null> {
  if (after === undefined) return null;
  const page = { first: 1, offset: after };
  const { edges } = await listBrochures(benchContext(database, viewer), { page, filter, orderBy });
  return edges[0]?.cursor ?? null;
}
