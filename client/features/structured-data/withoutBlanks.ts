/** What is not known is left out: a machine takes an empty text for a name. */
export function withoutBlanks<Thing extends Record<string, unknown>>(thing: Thing): Thing {
  const known = Object.entries(thing).filter(
    ([, value]) =>
      value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(known) as Thing;
}
