import type { BrochureGridQuery } from '../../generated/types';

/** An ad as the administrators' table shows it. */
export type GridRow = BrochureGridQuery['brochures']['edges'][number]['node'];
