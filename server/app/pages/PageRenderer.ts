import type { DocumentNode, GraphQLFormattedError } from 'graphql';
import type { ErrorCode } from '../../shared/errors/DomainError';

export interface PageOperation {
  query: DocumentNode;
  variables: Record<string, unknown>;
  operationName?: string;
}

export interface PageResponse {
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
  /** of the first try, where nobody knows what became of it: the next one is the same again */
  idempotencyKey: string | null;
}

interface RenderRequest {
  /** path and query */
  url: string;
  siteUrl: string;
  contactEmail: string | null;
  execute: (operation: PageOperation) => Promise<PageResponse>;
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
  /** false: the signal came before all data were there, so that the markup shows less than there is */
  isComplete: boolean;
  head: string;
  body: string;
  hydrationPayload: string;
  /** the screen's source file under `client/` */
  module: string | undefined;
}

/** What `client/app/entryServer.tsx` is to the server: pages from addresses. */
export interface PageRenderer {
  renderPage: (request: RenderRequest) => Promise<RenderedPage>;
  /** The frame of a page and the loading state of its screen, for a browser that asks for the data itself. */
  renderUnfinishedPage: (
    request: Omit<RenderRequest, 'execute' | 'signal'>,
  ) => Promise<Pick<RenderedPage, 'body' | 'hydrationPayload' | 'module'>>;
  /** site settings for a page that only the browser renders, as an element after the body */
  hydrationPayloadOfSite: (site: Pick<RenderRequest, 'siteUrl' | 'contactEmail'>) => string;
  /** what a browser without scripts shows in the place of such a page, as an element */
  renderScriptNotice: (pathname: string) => string;
  /** areas behind a login are drawn in the browser only */
  isClientOnlyPath: (pathname: string) => boolean;
}
