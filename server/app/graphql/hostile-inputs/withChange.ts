import { absent, type Variables } from './HostileOperation';

/** A copy in which one place, such as `input.address.postcode` or `input.events.0`, holds another value. */
export function withChange(variables: Variables, path: string, value: unknown): Variables {
  const copy = structuredClone(variables);
  const names = path.split('.');
  const last = names.pop() ?? '';
  let place: Variables = copy;
  for (const name of names) {
    place[name] ??= {};
    place = place[name] as Variables;
  }
  if (value === absent) Reflect.deleteProperty(place, last);
  else place[last] = value;
  return copy;
}
