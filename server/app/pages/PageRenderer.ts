import type { DocumentNode, GraphQLFormattedError } from 'graphql';
import type { ErrorCode } from '../../shared/errors/DomainError';

export interface PageOperation {
  query: DocumentNode;
  variables: Record<string, unknown>;
  operationName?: string;
}

export interface PageAnswer {
  data?: Record<string, unknown> | null | undefined;
  errors?: GraphQLFormattedError[];
}

/** A form that was sent without JavaScript and goes back to its page: what was typed, and what is wrong with it. */
export interface PostedForm {
  values: Readonly<Record<string, string>>;
  code: ErrorCode;
  message: string;
  fields: readonly { field: string; message: string }[];
  retryAfterSeconds: number | null;
}

interface RenderRequest {
  /** path and query */
  url: string;
  siteUrl: string;
  contactEmail: string | null;
  execute: (operation: PageOperation) => Promise<PageAnswer>;
  posted: PostedForm | null;
  onError: (error: unknown) => void;
  signal: AbortSignal;
}

interface RenderedPage {
  status: number;
  /** the page is at another address of the site */
  redirectTo?: string | undefined;
  /** made for one visitor alone, never for others */
  isPersonal?: boolean;
  head: string;
  body: string;
  handover: string;
  /** the screen's source file under `client/` */
  module: string | undefined;
}

/** What `client/app/entryServer.tsx` is to the server: pages from addresses. */
export interface PageRenderer {
  renderPage: (request: RenderRequest) => Promise<RenderedPage>;
  /** what a page that the browser draws alone is told of the site, as an element to put behind the body */
  handoverOfSite: (site: Pick<RenderRequest, 'siteUrl' | 'contactEmail'>) => string;
  /** areas behind a login are drawn in the browser only */
  isClientOnlyPath: (pathname: string) => boolean;
}
