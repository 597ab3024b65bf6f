/** Fetches a file, through the service worker where there is one, and gives it to the visitor under a name. */
export async function downloadFile(url: string, name: string): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${String(response.status)}.`);
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // the browser has to have begun
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
