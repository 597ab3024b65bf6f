import { fetchAsFile } from './fetchAsFile';
import { saveBlob } from './saveBlob';

/** Fetches a file, through the service worker where there is one, and gives it to the visitor under a name. */
export async function downloadFile(url: string, name: string): Promise<void> {
  saveBlob(await fetchAsFile(url, name), name);
}
