import type { BrochureExportQuery } from '../../generated/types';

export type ExportedBrochure = BrochureExportQuery['brochures']['edges'][number]['node'];
