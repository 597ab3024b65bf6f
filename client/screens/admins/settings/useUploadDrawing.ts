import { readAsBase64 } from '../../../features/brochure-assets/uploads/readAsBase64';
import { useUploadDrawingMutation } from '../../../generated/SettingsScreen';
import { readFailure } from '../../../platform/errors/readFailure';
import { mostBytes, type Drawing } from './drawings';

export interface UploadedDrawing {
  drawing: Drawing | null;
  /** what was left out of an SVG, or why nothing is kept; empty: all went well */
  message: string;
}

/** Uploads a logo. The site shows it once the settings are saved. */
export function useUploadDrawing() {
  const [send, { loading: isUploading }] = useUploadDrawingMutation();

  async function upload(file: Blob): Promise<UploadedDrawing> {
    // a file that is sent for nothing would only take time
    if (file.size > mostBytes) {
      return { drawing: null, message: `Choose a file of at most ${String(mostBytes / 1000)} kB.` };
    }
    try {
      const { data } = await send({ variables: { input: { file: await readAsBase64(file) } } });
      const { drawing = null, removed = [] } = data?.uploadSiteDrawing ?? {};
      const message =
        removed.length === 0 ? '' : `Left out of the SVG: ${removed.join(', ')}. Look whether it is whole.`;
      return { drawing, message };
    } catch (error) {
      return { drawing: null, message: readFailure(error).message };
    }
  }

  return { upload, isUploading };
}
