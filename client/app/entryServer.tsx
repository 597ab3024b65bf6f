import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { LazyClient } from '../platform/apollo/LazyClient';
import { PageQueries, PageQueriesContext, type ExecutePageOperation } from '../platform/apollo/PageQueries';
import type { MarkupPiece } from '../../shared/page-fragments/MarkupPiece';
import { PageOutcomeContext, type PageOutcome, type RedirectStatus } from '../platform/page/PageOutcome';
import type { FragmentMemory } from '../../shared/page-fragments/FragmentMemory';
import { PageFragments, PageFragmentsContext } from '../platform/page/fragments/PageFragments';
import { SharingHead } from '../platform/page/head/SharingHead';
import type { PostedForm } from '../platform/page/contexts/PostedFormContext';
import { ContactEmailContext } from '../platform/page/contexts/ContactEmailContext';
import { SiteUrlContext } from '../platform/page/contexts/SiteUrlContext';
import { isClientOnlyPath } from '../shared/paths';
import { setSiteTexts } from '../shared/site';
import { App } from './App';
import { siteStyle } from './theme/siteStyle';
import { FormContexts } from './FormContexts';
import { NeedsScript } from './layouts/NeedsScript';
import { IncompletePageNotice } from './layouts/IncompletePageNotice';
import { emptyPayload, writeHydrationPayload } from './hydrationPayload';
import { screenModule } from './screenModule';
import { splitHead } from './server-rendering/splitHead';
import { writeStructuredData } from './server-rendering/writeStructuredData';

interface RenderRequest {
  /** path and query */
  url: string;
  siteUrl: string;
  contactEmail: string | null;
  /** runs an operation against the API with the caller's rights */
  execute: ExecutePageOperation;
  /** the form that this page answers */
  posted: PostedForm | null;
  /** markup of earlier pages; null: everything is rendered */
  fragments: FragmentMemory | null;
  onError: (error: unknown) => void;
  signal: AbortSignal;
}

interface RenderedPage {
  status: number;
  redirectTo: string | undefined;
  redirectStatus: RedirectStatus | undefined;
  /** belongs to one visitor, so no cache may share it */
  isPersonal: boolean;
  /** false: the time limit ended before all data arrived, so parts of the markup are missing */
  isComplete: boolean;
  head: string;
  /** with its fragments apart */
  body: MarkupPiece[];
  /** the hydration payload, as an element to put after the body */
  hydrationPayload: string;
  /** the source file of the screen, to find its chunk in the build's manifest */
  module: string | undefined;
}

/** Site settings for a page that only the browser renders. */
export function hydrationPayloadOfSite(site: Pick<RenderRequest, 'siteUrl' | 'contactEmail'>): string {
  return writeHydrationPayload({ ...emptyPayload, ...site });
}

/** The notice on a page that only the browser renders, for browsers that run no scripts. */
export function renderScriptNotice(pathname: string): string {
  const notice = (
    <noscript>
      <StaticRouter location={pathname}>
        <NeedsScript pathname={pathname} />
      </StaticRouter>
    </noscript>
  );
  return renderToStaticMarkup(notice);
}

/**
 * Above its default of 12.8 kB React hides content behind an inline script, which the content security policy forbids.
 */
const inOnePiece = { progressiveChunkSize: Number.MAX_SAFE_INTEGER };

/** Hooks for events take it from the context. It never loads, because pages read their data from `PageQueries`. */
const { asClient: client } = new LazyClient(() => Promise.reject(new Error('The server runs no effects.')));

interface TreeContent {
  request: Pick<RenderRequest, 'url' | 'siteUrl' | 'contactEmail' | 'posted'>;
  /** null: render the loading state */
  queries: PageQueries | null;
  fragments?: PageFragments | null;
  outcome: PageOutcome;
  formKey: () => string;
}

function pageTree({ request, queries, fragments = null, outcome, formKey }: TreeContent) {
  const { url, siteUrl, contactEmail, posted } = request;
  return (
    <PageOutcomeContext value={outcome}>
      <SiteUrlContext value={siteUrl}>
        <ContactEmailContext value={contactEmail}>
          <FormContexts posted={posted} formKey={formKey}>
            <ApolloProvider client={client}>
              <PageQueriesContext value={queries}>
                <PageFragmentsContext value={fragments}>
                  <StaticRouter location={url}>
                    <App />
                  </StaticRouter>
                </PageFragmentsContext>
              </PageQueriesContext>
            </ApolloProvider>
          </FormContexts>
        </ContactEmailContext>
      </SiteUrlContext>
    </PageOutcomeContext>
  );
}

/** Renders one public page as HTML. Also tells which paths the server must not render. */
export async function renderPage(request: RenderRequest): Promise<RenderedPage> {
  const { url, siteUrl, contactEmail, execute, posted, onError, signal } = request;
  const fragments = request.fragments && new PageFragments(request.fragments);
  const outcome: PageOutcome = { status: 200, hydrate: true, SharingHead };
  let formKey = '';
  const takeFormKey = () => (formKey ||= posted?.idempotencyKey ?? crypto.randomUUID());
  const queries = new PageQueries(execute);
  const tree = pageTree({ request, queries, fragments, outcome, formKey: takeFormKey });
  const errors: unknown[] = [];
  const noteError = (error: unknown): void => {
    errors.push(error);
    onError(error);
  };
  const { head, markup } = await renderMarkup(tree, { signal, onError: noteError });
  const body = fragments?.assemble(markup, errors.length === 0 && !signal.aborted) ?? wholePiece(markup);
  const isHydrated = outcome.hydrate && queries.haveSucceeded;
  const hydrationPayload = writeHydrationPayload(
    {
      ...emptyPayload,
      ...(isHydrated && { hydrate: true, data: queries.results, ...queries.sent }),
      siteUrl,
      contactEmail,
      posted,
      formKey,
    },
    isHydrated ? body : [],
  );
  const structuredData = writeStructuredData(outcome.structuredData ?? []);
  return {
    status: outcome.status,
    redirectTo: outcome.redirectTo,
    redirectStatus: outcome.redirectStatus,
    isComplete: !signal.aborted,
    isPersonal: formKey !== '',
    head: head + structuredData,
    body,
    hydrationPayload,
    module: screenModule(url),
  };
}

/** The frame of a page with its screen's loading state; the browser then requests the data itself. */
export async function renderUnfinishedPage(
  request: Pick<RenderRequest, 'url' | 'siteUrl' | 'contactEmail' | 'posted' | 'onError'>,
): Promise<Pick<RenderedPage, 'body' | 'hydrationPayload' | 'module'>> {
  const { url, siteUrl, contactEmail, posted, onError } = request;
  const outcome: PageOutcome = { status: 503, hydrate: false, notice: <IncompletePageNotice /> };
  const formKey = posted?.idempotencyKey ?? crypto.randomUUID();
  const tree = pageTree({ request, queries: null, outcome, formKey: () => formKey });
  const { markup } = await renderMarkup(tree, { onError });
  return {
    body: wholePiece(markup),
    hydrationPayload: writeHydrationPayload({ ...emptyPayload, siteUrl, contactEmail, posted, formKey }),
    module: screenModule(url),
  };
}

export { isClientOnlyPath, setSiteTexts, siteStyle };

/** A page of one piece, or of none. */
function wholePiece(markup: string): MarkupPiece[] {
  return markup === '' ? [] : [markup];
}

async function renderMarkup(
  tree: ReactNode,
  options: { signal?: AbortSignal; onError: (error: unknown) => void },
): Promise<{ head: string; markup: string }> {
  const { prelude } = await prerenderToNodeStream(tree, { ...options, ...inOnePiece });
  const { head, body } = splitHead(await readStream(prelude));
  // React closes what SVG lets close itself: four bytes for each of 75 icons
  return { head, markup: body.replaceAll('></use>', '/>') };
}

/** As `text` of `node:stream/consumers`, without the cost of an iterator. */
function readStream(stream: NodeJS.ReadableStream): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => resolve(Buffer.concat(chunks).toString()));
    stream.on('error', reject);
  });
}
