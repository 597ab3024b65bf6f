import type { BrochureImportScreenQuery, BrochureType } from '../../../generated/types';

/** A file of ads that was sent, as this screen shows it. */
export type SentFile = BrochureImportScreenQuery['brochureImports']['edges'][number]['node'];

/** What is sent. */
export interface NewFile {
  file: File;
  type: BrochureType;
  mapArea: string | null;
  source: string;
  publish: boolean;
}
