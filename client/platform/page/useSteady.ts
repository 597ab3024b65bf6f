import { useLayoutEffect, useState } from 'react';

type Functions = Record<string, (...args: never[]) => unknown>;

/** Wraps functions in stable ones that call the newest version. */
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

/** Returns functions with a stable identity that call the newest version, so that children need not render again. */
export function useSteady<T extends { [K in keyof T]: (...args: never[]) => unknown }>(newest: T): T {
  const [steady] = useState(() => new Steady<Functions & T>(newest));
  useLayoutEffect(() => steady.take(newest));
  return steady.functions;
}
