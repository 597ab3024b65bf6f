/** Parses an ad's number in an address; null if it cannot be one. */
export function readDatabaseId(text: string | undefined): number | null {
  if (text === undefined || !/^[1-9]\d{0,9}$/.test(text)) return null;
  const id = Number(text);
  return id < 2 ** 31 ? id : null;
}
