import type { Fragment } from './MarkupPiece';

/** Where fragments are remembered between pages. */
export interface FragmentMemory {
  find: (key: string) => Fragment | undefined;
  keep: (key: string, fragment: Fragment) => void;
}
