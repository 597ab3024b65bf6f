import type { Account } from '../domains/accounts/Account';
import type { TestServer } from './useTestServer';

export interface GraphqlResponse {
  status: number;
  headers: Record<string, unknown>;
  data: Record<string, unknown> | null | undefined;
  errors: { message: string; path?: (string | number)[]; extensions: Record<string, unknown> }[];
}

interface Question {
  query: string;
  variables?: Record<string, unknown>;
  operationName?: string;
  as?: Account | null;
  headers?: Record<string, string> | undefined;
}

/** Sends one POST to /graphql, as a client does. */
export async function askGraphql(
  server: TestServer,
  { as, headers: given, ...payload }: Question,
): Promise<GraphqlResponse> {
  const headers = { ...given, ...(as && (await server.authorizationOf(as))) };
  const answer = await server.app.inject({ method: 'POST', url: '/graphql', headers, payload });
  const body = answer.json<Partial<GraphqlResponse>>();
  return { status: answer.statusCode, headers: answer.headers, data: body.data, errors: body.errors ?? [] };
}
