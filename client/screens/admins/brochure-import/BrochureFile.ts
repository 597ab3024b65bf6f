import type { BrochureImportScreenQuery, BrochureType } from '../../../generated/types';

/** An uploaded file of ads, as this screen shows it. */
export type SentFile = BrochureImportScreenQuery['brochureImports']['edges'][number]['node'];

/** The body of the upload. */
export interface NewFile {
  file: Blob;
  fileName: string;
  type: BrochureType;
  mapArea: string | null;
  source: string;
  publish: boolean;
  /** name of a mapping that is kept */
  profile: string | null;
}
