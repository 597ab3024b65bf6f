import type { FastifyInstance } from 'fastify';
import { countPolicyReports } from '../../../../domains/overview/policy-reports/countPolicyReports';
import { readPolicyReports } from '../../../../domains/overview/policy-reports/readPolicyReports';
import type { ServerDependencies } from '../../ServerDependencies';
import { policyReportsUrl } from './policyReportsUrl';

/** Bytes of a request: a browser collects reports for up to a minute. */
const bodyLimit = 32_768;

/**
 * Takes what browsers report about the content security policy (docs/security.md#reports). The answer is the same
 * whatever came, because nobody reads it.
 */
export async function servePolicyReports(
  app: FastifyInstance,
  { database }: Pick<ServerDependencies, 'database'>,
): Promise<void> {
  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    const types = ['application/csp-report', 'application/reports+json'];
    scope.addContentTypeParser(types, { parseAs: 'string', bodyLimit }, (_request, body, parsed) => {
      parsed(null, parseJson(String(body)));
    });
    scope.post(policyReportsUrl, { bodyLimit, config: { rateLimitGroup: 'writes' } }, async ({ body }, reply) => {
      await countPolicyReports(database, readPolicyReports(body));
      return reply.code(204).header('cache-control', 'no-store').send();
    });
    done();
  });
}

/** Undefined for what is no JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
