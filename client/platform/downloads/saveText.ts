/** Gives a text that was made here to the reader as a file. */
export function saveText(text: string, name: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // the browser has to have begun
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
