const narrow = /[iljtfrI1.,;:'’| ()-]/;
const wide = /[mwMW@]/;

/** Bold letters are so many times as wide as `textWidth` and `wrapWords` reckon. */
export const boldWidth = 1.06;

/** About how wide a text is in Figtree; a little more rather than less, since it decides whether a name fits. */
export function textWidth(text: string, size: number): number {
  let width = 0;
  for (const sign of text) {
    if (narrow.test(sign)) width += 0.34;
    else if (wide.test(sign)) width += 0.9;
    else width += /\p{Lu}/u.test(sign) ? 0.7 : 0.58;
  }
  return width * size;
}
