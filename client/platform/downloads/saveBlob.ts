/** Gives a file that was made here to whoever asked for it. */
export function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // the browser has to have begun
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
