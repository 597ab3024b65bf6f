import { fetchAsFile } from './fetchAsFile';
import { saveBlob } from './saveBlob';

/** Downloads a file under a name, through the service worker where there is one. */
export async function downloadFile(url: string, name: string): Promise<void> {
  saveBlob(await fetchAsFile(url, name), name);
}
