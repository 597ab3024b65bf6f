/** Saves a blob that the page has made as a file of the visitor. */
export function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // revoked later: the browser must have begun the download
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
