import type { Stage } from './Stage';

/** Draws one subject on the stage. */
export type Scene = (stage: Stage) => string;
