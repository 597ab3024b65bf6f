import type { BrochureImportScreenQuery } from '../../../generated/types';

/** A file of ads that was sent, as this screen shows it. */
export type SentFile = BrochureImportScreenQuery['brochureImports']['edges'][number]['node'];

/** What is sent. */
export interface NewFile {
  file: File;
  type: 'LP_AD' | 'PT_AD' | 'BRO_AD' | 'CP_AD' | 'BLD_AD';
  mapArea: string | null;
  source: string;
  publish: boolean;
}
