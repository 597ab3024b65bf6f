import { useLayoutEffect, useState } from 'react';

type Functions = Record<string, (...args: never[]) => unknown>;

/** Holds the newest of some functions behind ones that stay the same. */
class Steady<T extends Functions> {
  readonly functions: T;

  constructor(private newest: Functions) {
    const names = Object.keys(newest);
    const steady = names.map((name) => [name, (...args: never[]) => this.newest[name]?.(...args)]);
    this.functions = Object.fromEntries(steady) as T;
  }

  take(newest: Functions): void {
    this.newest = newest;
  }
}

/** The same functions at every drawing, each doing what its newest version does: what they are given to need not be drawn again. */
export function useSteady<T extends { [K in keyof T]: (...args: never[]) => unknown }>(newest: T): T {
  const [steady] = useState(() => new Steady<Functions & T>(newest));
  useLayoutEffect(() => steady.take(newest));
  return steady.functions;
}
