import type { FastifyInstance } from 'fastify';

/** Returns the ids of the ads in the public REST list. */
export async function idsInList(app: FastifyInstance): Promise<number[]> {
  const answer = await app.inject('/rest/brochure/public/');
  if (answer.statusCode === 204) return [];
  return answer.json<{ content: { id: number }[] }>().content.map(({ id }) => id);
}
