import type { GraphQLSchema } from 'graphql';
import type { ServerDependencies } from '../http/ServerDependencies';
import type { PageSource } from './PageSource';

/** What every answer with a page is made from. */
export interface Pages {
  dependencies: ServerDependencies;
  schema: GraphQLSchema;
  source: PageSource;
  /** a public page was drawn with all its data */
  onWholePage?: (pathname: string) => void;
}
