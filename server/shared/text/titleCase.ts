/** "O'DONNELL-SMITH ROAD" → "O'Donnell-Smith Road", for registers in capitals. */
export function titleCase(text: string): string {
  return text.toLowerCase().replace(/(^|[\s\-(])(?:[od]')?\p{L}/gu, (start) => start.toUpperCase());
}
