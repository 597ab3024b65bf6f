import type { FastifyInstance } from 'fastify';

/** The ads that the public REST list shows. */
export async function idsInList(app: FastifyInstance): Promise<number[]> {
  const answer = await app.inject('/rest/brochure/public/');
  if (answer.statusCode === 204) return [];
  return answer.json<{ content: { id: number }[] }>().content.map(({ id }) => id);
}
