/**
 * Cuts a text to at most `most` characters: after a word, with an ellipsis, or inside a word that is longer than that.
 */
export function cutAtWord(text: string, most: number): string {
  if (text.length <= most) return text;
  const start = text.slice(0, most);
  const space = start.lastIndexOf(' ');
  const kept = space > most / 2 ? start.slice(0, space) : Array.from(start).slice(0, -2).join('');
  return `${kept.replace(/[\s,;:.–-]+$/, '')}…`;
}
