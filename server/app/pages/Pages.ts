import type { GraphQLSchema } from 'graphql';
import type { ServerDependencies } from '../http/ServerDependencies';
import type { RenderQueue } from './answering/RenderQueue';
import type { SharedFragments } from './answering/SharedFragments';
import type { SharedResults } from './answering/SharedResults';
import type { PageSource } from './PageSource';

/** The dependencies of every page response. */
export interface Pages {
  dependencies: ServerDependencies;
  schema: GraphQLSchema;
  source: PageSource;
  sharedResults: SharedResults;
  renderQueue: RenderQueue;
  /** null: each page is rendered whole */
  fragments: SharedFragments | null;
  /** called after a public page was rendered with all its data */
  onWholePage?: (pathname: string) => void;
}
