import { Client } from 'pg';
import { PreparedQuery } from '../../platform/database/prepared/PreparedQuery';

/** Counts statements to PostgreSQL at the driver, so that no layer above can hide one. */
export async function countStatements(work: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = [];
  const spy = jest.spyOn(Client.prototype, 'query');
  try {
    await work();
    for (const [query] of spy.mock.calls as unknown[][]) {
      if (isSetUp(query)) continue;
      if (query instanceof PreparedQuery) sent.push(...query.statements.map(({ sql }) => sql));
      else sent.push(typeof query === 'string' ? query : (query as { text: string }).text);
    }
  } finally {
    spy.mockRestore();
  }
  return sent;
}

/** True for statements that each new connection sends, whenever the pool opens one. */
function isSetUp(query: unknown): boolean {
  return typeof query === 'string' && query.startsWith('SET statement_timeout');
}
