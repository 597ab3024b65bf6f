import type { FastifyRequest } from 'fastify';

/** Returns a function that makes a value at the first call for a request and returns the same one afterwards. */
export function oncePerRequest<T>(): (request: FastifyRequest, make: () => T) => T {
  const made = new WeakMap<FastifyRequest, { value: T }>();
  return (request, make) => {
    const known = made.get(request) ?? { value: make() };
    made.set(request, known);
    return known.value;
  };
}
