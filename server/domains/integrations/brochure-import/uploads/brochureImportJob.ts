import type { JobDefinition } from '../../../../platform/jobs/JobQueue';

/** Tries or imports a file, depending on its state. */
export const brochureImportJob: JobDefinition<{ importId: number }> = { name: 'import-brochures' };
