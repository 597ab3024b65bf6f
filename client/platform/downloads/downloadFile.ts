import { saveBlob } from './saveBlob';

/** Fetches a file, through the service worker where there is one, and gives it to the visitor under a name. */
export async function downloadFile(url: string, name: string): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${String(response.status)}.`);
  saveBlob(await response.blob(), name);
}
