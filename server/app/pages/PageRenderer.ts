import type { DocumentNode, GraphQLFormattedError } from 'graphql';

export interface PageOperation {
  query: DocumentNode;
  variables: Record<string, unknown>;
  operationName?: string;
}

export interface PageAnswer {
  data?: Record<string, unknown> | null | undefined;
  errors?: GraphQLFormattedError[];
}

interface RenderRequest {
  /** path and query */
  url: string;
  siteUrl: string;
  execute: (operation: PageOperation) => Promise<PageAnswer>;
  onError: (error: unknown) => void;
  signal: AbortSignal;
}

interface RenderedPage {
  status: number;
  /** the page is at another address of the site */
  redirectTo?: string | undefined;
  head: string;
  body: string;
  handover: string;
  /** the screen's source file under `client/` */
  module: string | undefined;
}

/** What `client/app/entryServer.tsx` is to the server: pages from addresses. */
export interface PageRenderer {
  renderPage: (request: RenderRequest) => Promise<RenderedPage>;
  /** areas behind a login are drawn in the browser only */
  isClientOnlyPath: (pathname: string) => boolean;
}
