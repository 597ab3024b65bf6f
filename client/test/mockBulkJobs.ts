import type { BulkOutcome, PrepareBulkJobInput } from '../generated/types';
import type { MockResolvers } from './mockServer';

interface Row {
  brochureId: number;
  outcome: BulkOutcome;
  message: string | null;
}

type Decide = (brochureId: number) => Pick<Row, 'outcome'> & Partial<Row>;

interface Decisions {
  /** what becomes of an ad; default: it is changed */
  decide?: Decide;
  /** what becomes of a changed ad when it is undone; default: it is back as before */
  decideUndo?: Decide;
  /** fields of the job that the server answers meanwhile, one after the other, before it has ended */
  meanwhile?: readonly object[];
}

const idOf = (globalId: string | number): number => Number(String(globalId).replace(/\D/g, ''));

/** A server that runs one bulk job of the ads "b1", "b2" and so on, and undoes it. Collects what it is asked. */
export function mockBulkJobs({
  decide = () => ({ outcome: 'CHANGED' }),
  decideUndo = () => ({ outcome: 'UNDONE' }),
  meanwhile = [],
}: Decisions = {}) {
  const asked: { input: PrepareBulkJobInput; outlivesPage: boolean }[] = [];
  let rows: Row[] = [];
  let isUndone = false;
  let answered = 0;
  const count = (...outcomes: BulkOutcome[]) => rows.filter(({ outcome }) => outcomes.includes(outcome)).length;
  const job = () => ({
    ...{ id: 'j7', databaseId: 7, state: isUndone ? 'UNDONE' : 'DONE', total: rows.length, problem: null },
    ...{ changedCount: count('CHANGED', 'UNDONE', 'KEPT'), unchangedCount: count('UNCHANGED') },
    ...{ refusedCount: count('REFUSED'), undoneCount: count('UNDONE'), keptCount: count('KEPT') },
    isUndoable: !isUndone && asked[0]?.input.action !== 'PUBLISH' && count('CHANGED') > 0,
    ...(meanwhile[answered++] ?? {}),
  });
  const answers = {
    prepareBulkJob: ({ input }: { input: PrepareBulkJobInput }, { keepalive }: { keepalive?: boolean }) => {
      asked.push({ input, outlivesPage: keepalive === true });
      rows = (input.ids ?? []).map((id) => ({ brochureId: idOf(id), message: null, ...decide(idOf(id)) }));
      return { bulkJob: { id: 'j7', databaseId: 7 } };
    },
    bulkJobs: () => ({ edges: [{ node: job() }] }),
    bulkJobRows: ({ after }: { after?: string | null }) => {
      const from = Number(after ?? 0);
      const end = from + 100;
      return {
        edges: rows.slice(from, end).map((row) => ({ node: { ...row, id: `r${String(row.brochureId)}` } })),
        pageInfo: { hasNextPage: end < rows.length, endCursor: String(end) },
      };
    },
    undoBulkJob: () => {
      isUndone = true;
      rows = rows.map((row) => (row.outcome === 'CHANGED' ? { ...row, ...decideUndo(row.brochureId) } : row));
      return { bulkJob: { id: 'j7', state: 'UNDOING' } };
    },
  } satisfies MockResolvers;
  return { answers, asked };
}
