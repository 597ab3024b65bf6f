type Values = Record<string, unknown>;

/**
 * Returns a copy with another value in one place, such as `input.address.postcode` or `input.events.0`; undefined
 * removes it.
 */
export function withChange(variables: Values, path: string, value: unknown): Values {
  const copy = structuredClone(variables);
  const names = path.split('.');
  const last = names.pop() ?? '';
  let place: Values = copy;
  for (const name of names) {
    place[name] ??= {};
    place = place[name] as Values;
  }
  if (value === undefined) Reflect.deleteProperty(place, last);
  else place[last] = value;
  return copy;
}
