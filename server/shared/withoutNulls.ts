type WithoutNulls<T> = { [Name in keyof T]: Exclude<T[Name], null> };

/** For inputs where null and absent both mean "do not change". */
export function withoutNulls<T extends object>(values: T): WithoutNulls<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value != null)) as WithoutNulls<T>;
}
