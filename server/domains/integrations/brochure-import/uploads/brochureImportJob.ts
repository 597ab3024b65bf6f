import type { JobDefinition } from '../../../../platform/jobs/JobQueue';

/** Tries a file, or imports it: whichever its state asks for. */
export const brochureImportJob: JobDefinition<{ importId: number }> = { name: 'import-brochures' };
