/** Fetches a file of this site as a blob; rejects if it cannot be read. */
export async function fetchAsFile(url: string, name: string): Promise<File> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${String(response.status)}.`);
  const blob = await response.blob();
  return new File([blob], name, { type: blob.type });
}
