import type { BrochureGridQuery } from '../../generated/types';

/** An ad in the administrators' table. */
export type GridRow = BrochureGridQuery['brochures']['edges'][number]['node'];
