import type { GraphQLSchema } from 'graphql';
import pLimit from 'p-limit';
import { createLoaderRegistry } from '../context/createLoaderRegistry';
import type { RequestContext } from '../../platform/context/RequestContext';
import { DomainError } from '../../shared/errors/DomainError';
import { type FollowTopic, topicListPath, topicName } from '../../domains/follows/FollowTopic';
import { publicFeedTypes } from '../../domains/browsing/lists/publicFeedTypes';
import { executeForPage } from '../pages/answering/executeForPage';
import { describeEntry } from './describeEntry';
import { dumpQuery, type DumpPage } from './dumpQuery';

/** Pages of all dumps that this process reads at once: readers of dumps leave the rest of the site alone. */
const reading = pLimit(2);

/** Writes all public offers of a topic as one JSON-LD document, page by page (docs/rules/follows.md#dumps). */
export async function* writeDump(
  schema: GraphQLSchema,
  context: RequestContext,
  topic: FollowTopic,
): AsyncGenerator<string> {
  const { publicUrl } = context;
  const head = {
    '@context': 'https://schema.org',
    '@type': 'DataFeed',
    name: topicName(topic),
    url: publicUrl + topicListPath(topic),
  };
  yield `${JSON.stringify(head).slice(0, -1)},"dataFeedElement":[`;
  const filter = {
    types: publicFeedTypes,
    ...(topic.mapArea && { mapAreas: [topic.mapArea.code] }),
    ...(topic.category && { categories: [topic.category.code] }),
    ...(topic.vendor && { vendorId: topic.vendor.id }),
  };
  let after: string | null = null;
  let isFirst = true;
  do {
    const page: DumpPage['brochures'] = await reading(readPage, schema, visitorOf(context), { filter, after });
    const entries = page.edges.map(({ node }) => JSON.stringify(describeEntry(node, publicUrl)));
    if (entries.length > 0) yield `${isFirst ? '' : ','}\n${entries.join(',\n')}`;
    isFirst &&= entries.length === 0;
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after !== null);
  yield ']}\n';
}

/** The same for everybody, whoever asks. Each page has loaders of its own, so that a long dump keeps nothing. */
function visitorOf(context: RequestContext): RequestContext {
  const visitor: RequestContext = {
    ...context,
    viewer: null,
    apiKey: null,
    loader: createLoaderRegistry(() => visitor),
  };
  return visitor;
}

async function readPage(
  schema: GraphQLSchema,
  context: RequestContext,
  variables: Record<string, unknown>,
): Promise<DumpPage['brochures']> {
  let failure: DomainError | undefined;
  const { data, errors } = await executeForPage(schema, context, { query: dumpQuery, variables }, (refusal) => {
    failure ??= refusal;
  });
  if (failure) throw failure;
  if (errors || !data) throw new Error(`A dump could not be read: ${errors?.[0]?.message ?? 'no data'}`);
  return (data as unknown as DumpPage).brochures;
}
