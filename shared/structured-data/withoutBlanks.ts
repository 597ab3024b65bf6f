/** Removes empty values, because a search engine would read an empty text as a value. */
export function withoutBlanks<Thing extends Record<string, unknown>>(thing: Thing): Thing {
  const known = Object.entries(thing).filter(
    ([, value]) =>
      value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(known) as Thing;
}
