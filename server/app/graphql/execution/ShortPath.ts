import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ExecutionResult } from 'graphql';
import { LRUCache } from 'lru-cache';
import { decideCaching } from '../caching/decideCaching';
import type { PrivateDocuments } from '../caching/graphqlCacheRule';
import type { GraphqlContext } from '../GraphqlContext';
import { checkOperation, type GraphqlLimits } from '../limits/checkOperation';
import { costOf } from '../limits/costOf';
import type { Measure } from '../limits/Measure';
import { observeOperation } from '../metrics/observeOperation';
import type { KnownQueries, KnownQuery } from './KnownQueries';
import { runQuery } from './runQuery';
import { readPlainRequest, type PlainRequest } from './readPlainRequest';

interface Parts {
  knownQueries: KnownQueries;
  privateDocuments: PrivateDocuments;
  limits: GraphqlLimits;
  /** one per request; rejects if the session cannot be checked */
  contextOf: (request: FastifyRequest) => Promise<GraphqlContext>;
}

/**
 * The short path of a query that Apollo Server has answered before: checks its variables and limits, runs it compiled
 * and returns the body, without Apollo Server's pipeline, which costs half of a small query. It returns null for
 * everything that is new, unusual or wrong, and then Apollo Server answers. A result with errors goes along in
 * `context.executed`, so nothing runs twice because of it. `schemaExamples.test.ts` compares both paths for every example.
 * `GRAPHQL_SHORT_PATH=false` turns it and compiled queries off.
 */
export class ShortPath {
  /** the content type that Apollo Server chose for an Accept header */
  private readonly contentTypes = new LRUCache<string, string>({ max: 200 });

  constructor(private readonly parts: Parts) {}

  async answer(request: FastifyRequest, reply: FastifyReply): Promise<string | null> {
    const begunAt = performance.now();
    const contentType = this.contentTypes.get(request.headers.accept ?? '');
    const asked = contentType === undefined ? null : readPlainRequest(request);
    const known = asked && this.parts.knownQueries.find(asked.key, asked.operationName);
    const measure = known && this.measure(known, asked);
    if (!contentType || !known || !measure) return null;
    const context = await this.parts.contextOf(request).catch(() => null);
    if (!context) return null;
    const result: ExecutionResult = await runQuery(known, context, () =>
      known.compiled.query(undefined, context, asked.variables),
    );
    if (result.errors) {
      context.executed = result;
      return null;
    }
    if ('hash' in asked.key) {
      const answered = { ...known, queryHash: asked.key.hash, hasErrors: false };
      decideCaching(answered, context, this.parts.privateDocuments);
    }
    void reply.type(contentType);
    observeOperation(known, begunAt);
    const extensions = { cost: costOf(measure, this.parts.limits, result.data ?? {}) };
    return `${JSON.stringify({ data: result.data, extensions })}\n`;
  }

  /** Learns from an answer of Apollo Server. */
  learn({ headers: { accept = '' } }: FastifyRequest, reply: FastifyReply): void {
    const contentType = reply.getHeader('content-type');
    if (reply.statusCode === 200 && typeof contentType === 'string') this.contentTypes.set(accept, contentType);
  }

  /** null: its variables or size are refused */
  private measure(known: KnownQuery, { variables }: PlainRequest): Measure | null {
    try {
      return checkOperation(known, variables, this.parts.limits);
    } catch {
      return null;
    }
  }
}
