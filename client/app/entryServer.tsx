import { text } from 'node:stream/consumers';
import { ApolloLink, Observable, type ApolloClient, type NormalizedCacheObject } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { prerenderStatic } from '@apollo/client/react/ssr';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { NEVER } from 'rxjs';
import { createClient } from '../platform/apollo/createClient';
import { PageOutcomeContext, type PageOutcome } from '../platform/page/PageOutcome';
import { SharingHead } from '../platform/page/head/SharingHead';
import type { PostedForm } from '../platform/page/contexts/PostedFormContext';
import { ContactEmailContext } from '../platform/page/contexts/ContactEmailContext';
import { SiteUrlContext } from '../platform/page/contexts/SiteUrlContext';
import { isClientOnlyPath } from '../shared/paths';
import { App } from './App';
import { FormContexts } from './FormContexts';
import { NeedsScript } from './layouts/NeedsScript';
import { IncompletePageNotice } from './layouts/IncompletePageNotice';
import { writeHydrationPayload } from './hydrationPayload';
import { screenModule } from './screenModule';
import { splitHead } from './splitHead';
import { writeStructuredData } from './writeStructuredData';

interface RenderRequest {
  /** path and query */
  url: string;
  siteUrl: string;
  contactEmail: string | null;
  /** runs an operation against the API with the caller's rights */
  execute: (operation: ApolloLink.Operation) => Promise<ApolloLink.Result>;
  /** the form that this page answers */
  posted: PostedForm | null;
  onError: (error: unknown) => void;
  signal: AbortSignal;
}

interface RenderedPage {
  status: number;
  redirectTo: string | undefined;
  /** belongs to one visitor, so no cache may share it */
  isPersonal: boolean;
  /** false: the time limit ended before all data arrived, so parts of the markup are missing */
  isComplete: boolean;
  head: string;
  body: string;
  /** the hydration payload, as an element to put after the body */
  hydrationPayload: string;
  /** the source file of the screen, to find its chunk in the build's manifest */
  module: string | undefined;
}

/** Site settings for a page that only the browser renders. */
export function hydrationPayloadOfSite(site: Pick<RenderRequest, 'siteUrl' | 'contactEmail'>): string {
  return writeHydrationPayload({ ...site, hydrate: false, data: {}, posted: null, formKey: '' });
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

interface TreeContent {
  request: Pick<RenderRequest, 'url' | 'siteUrl' | 'contactEmail' | 'posted'>;
  client: ApolloClient;
  outcome: PageOutcome;
  formKey: () => string;
}

function pageTree({ request: { url, siteUrl, contactEmail, posted }, client, outcome, formKey }: TreeContent) {
  return (
    <PageOutcomeContext value={outcome}>
      <SiteUrlContext value={siteUrl}>
        <ContactEmailContext value={contactEmail}>
          <FormContexts posted={posted} formKey={formKey}>
            <ApolloProvider client={client}>
              <StaticRouter location={url}>
                <App />
              </StaticRouter>
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
  const outcome: PageOutcome = { status: 200, hydrate: true, SharingHead };
  let formKey = '';
  const takeFormKey = () => (formKey ||= posted?.idempotencyKey ?? crypto.randomUUID());
  const client = createClient(linkTo(execute), { ssrMode: true });
  const { result, aborted } = await prerenderStatic({
    tree: pageTree({ request, client, outcome, formKey: takeFormKey }),
    renderFunction: (tree) => prerenderToNodeStream(tree, { signal, onError, ...inOnePiece }),
    signal,
  });
  const { head, body } = splitHead(result);
  const data = outcome.hydrate ? (client.extract() as NormalizedCacheObject) : {};
  const hydrationPayload = writeHydrationPayload({
    hydrate: outcome.hydrate,
    siteUrl,
    contactEmail,
    data,
    posted,
    formKey,
  });
  const structuredData = writeStructuredData(outcome.structuredData ?? []);
  return {
    status: outcome.status,
    redirectTo: outcome.redirectTo,
    isComplete: !aborted,
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
  const client = createClient(new ApolloLink(() => NEVER), { ssrMode: true });
  const tree = pageTree({ request, client, outcome, formKey: () => formKey });
  const { prelude } = await prerenderToNodeStream(tree, { onError, ...inOnePiece });
  return {
    body: splitHead(await text(prelude)).body,
    hydrationPayload: writeHydrationPayload({ hydrate: false, siteUrl, contactEmail, data: {}, posted, formKey }),
    module: screenModule(url),
  };
}

export { isClientOnlyPath };

function linkTo(execute: RenderRequest['execute']): ApolloLink {
  return new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        execute(operation).then(
          (result) => {
            observer.next(result);
            observer.complete();
          },
          (error: unknown) => observer.error(error),
        );
      }),
  );
}
