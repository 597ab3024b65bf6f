import type { FragmentMemory } from '../../../shared/page-fragments/FragmentMemory';
import type { MarkupPiece } from '../../../shared/page-fragments/MarkupPiece';
import type { DocumentNode, GraphQLFormattedError } from 'graphql';
import type { SiteValues } from '../../shared/brand/siteValues';
import type { ErrorCode } from '../../shared/errors/DomainError';

export interface PageOperation {
  query: DocumentNode;
  variables: Record<string, unknown>;
  /** identifies a public query that many pages ask with the same variables */
  sharedKey?: string | undefined;
}

export interface PageResponse {
  data?: Record<string, unknown> | null | undefined;
  errors?: GraphQLFormattedError[];
}

/** A form that was sent without JavaScript and is shown again: the input and its errors. */
export interface PostedForm {
  values: Readonly<Record<string, string>>;
  code: ErrorCode;
  message: string;
  fields: readonly { field: string; message: string }[];
  retryAfterSeconds: number | null;
  /** key of the first try, if its outcome is unknown: the next try uses the same key */
  idempotencyKey: string | null;
}

interface RenderRequest {
  /** path and query */
  url: string;
  siteUrl: string;
  contactEmail: string | null;
  execute: (operation: PageOperation) => Promise<PageResponse>;
  posted: PostedForm | null;
  /** markup of earlier pages; null: everything is rendered */
  fragments: FragmentMemory | null;
  onError: (error: unknown) => void;
  signal: AbortSignal;
}

interface RenderedPage {
  status: number;
  /** the canonical address of the page, if it is another one */
  redirectTo?: string | undefined;
  /** 301 or 302 */
  redirectStatus?: number | undefined;
  /** contains data of one visitor, so it must not be shared */
  isPersonal?: boolean;
  /** false: the time was over before all data arrived, so the markup is incomplete */
  isComplete: boolean;
  head: string;
  /** with its fragments apart */
  body: MarkupPiece[];
  hydrationPayload: string;
  /** the screen's source file under `client/` */
  module: string | undefined;
}

interface PageLogo {
  url: string;
  width: number;
  height: number;
}

/** What the settings set of the texts and pictures of pages. */
export interface SiteTexts extends Pick<SiteValues, 'name' | 'tagline' | 'description' | 'socialLinks'> {
  logo: PageLogo | null;
  logoDark: PageLogo | null;
  /** picture of shared links */
  shareUrl: string | null;
  /** version of the terms in force: its first day */
  terms: string;
  /** version of the conditions for advertisers that forms show: its first day */
  conditions: string;
}

/** The interface of `client/app/entryServer.tsx` for the server: renders pages by their URL. */
export interface PageRenderer {
  renderPage: (request: RenderRequest) => Promise<RenderedPage>;
  /** The site's frame with the screen's loading state, for a browser that fetches the data itself. */
  renderUnfinishedPage: (
    request: Omit<RenderRequest, 'execute' | 'fragments' | 'signal'>,
  ) => Promise<Pick<RenderedPage, 'body' | 'hydrationPayload' | 'module'>>;
  /** site settings for a page that only the browser renders, as an element after the body */
  hydrationPayloadOfSite: (site: Pick<RenderRequest, 'siteUrl' | 'contactEmail'>) => string;
  /** element that a browser without scripts shows in place of such a page */
  renderScriptNotice: (pathname: string) => string;
  /** Sets name and texts of the site for the pages that are rendered from now on. */
  setSiteTexts: (texts: SiteTexts) => void;
  /** rules that lay colours over those of the build */
  siteStyle: (light: SiteValues['light'], dark: SiteValues['dark']) => string;
  /** true for areas behind a login, which only the browser renders */
  isClientOnlyPath: (pathname: string) => boolean;
}
