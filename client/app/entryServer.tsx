import { ApolloLink, Observable, type NormalizedCacheObject } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { prerenderStatic } from '@apollo/client/react/ssr';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { createClient } from '../platform/apollo/createClient';
import { PageOutcomeContext, type PageOutcome } from '../platform/page/PageOutcome';
import type { PostedForm } from '../platform/page/PostedFormContext';
import { ContactEmailContext } from '../platform/page/ContactEmailContext';
import { SiteUrlContext } from '../platform/page/SiteUrlContext';
import { isClientOnlyPath } from '../shared/paths';
import { App } from './App';
import { FormContexts } from './FormContexts';
import { writeHandover } from './handover';
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
  /** made for one visitor alone */
  isPersonal: boolean;
  head: string;
  body: string;
  /** the handed-over data, as an element to put behind the body */
  handover: string;
  /** the source file of the screen, to find its chunk in the build's manifest */
  module: string | undefined;
}

/** What a page that the browser draws alone is told of the site. */
export function handoverOfSite(site: Pick<RenderRequest, 'siteUrl' | 'contactEmail'>): string {
  return writeHandover({ ...site, hydrate: false, data: {}, posted: null, formKey: '' });
}

/** One public page as HTML. Also says which paths are not to be rendered here at all. */
export async function renderPage({
  url,
  siteUrl,
  contactEmail,
  execute,
  posted,
  onError,
  signal,
}: RenderRequest): Promise<RenderedPage> {
  const outcome: PageOutcome = { status: 200, hydrate: true };
  let formKey = '';
  const takeFormKey = () => (formKey ||= crypto.randomUUID());
  const client = createClient(linkTo(execute), { ssrMode: true });
  const { result } = await prerenderStatic({
    tree: (
      <PageOutcomeContext value={outcome}>
        <SiteUrlContext value={siteUrl}>
          <ContactEmailContext value={contactEmail}>
            <FormContexts posted={posted} formKey={takeFormKey}>
              <ApolloProvider client={client}>
                <StaticRouter location={url}>
                  <App />
                </StaticRouter>
              </ApolloProvider>
            </FormContexts>
          </ContactEmailContext>
        </SiteUrlContext>
      </PageOutcomeContext>
    ),
    renderFunction: (tree) =>
      prerenderToNodeStream(tree, {
        signal,
        onError,
        // above its usual 12.8 kB React would hide content behind an inline script, which the page's policy forbids
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      }),
    signal,
  });
  const { head, body } = splitHead(result);
  const data = outcome.hydrate ? (client.extract() as NormalizedCacheObject) : {};
  const handover = writeHandover({ hydrate: outcome.hydrate, siteUrl, contactEmail, data, posted, formKey });
  const structuredData = writeStructuredData(outcome.structuredData ?? []);
  return {
    status: outcome.status,
    redirectTo: outcome.redirectTo,
    isPersonal: formKey !== '',
    head: head + structuredData,
    body,
    handover,
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
