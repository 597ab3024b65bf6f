/** "Page 1 of 4", "Pages 2 and 3 of 4". */
export function pageWords(shown: readonly number[], count: number): string {
  return `${shown.length > 1 ? 'Pages' : 'Page'} ${shown.join(' and ')} of ${count}`;
}
