import * as every from './migrations';

const timeOf = ({ name }: { name: string }): number => Number(name.slice(-13));

/** In order of time, in milliseconds, which ends their names. */
export const migrations = Object.values(every).toSorted((one, other) => timeOf(one) - timeOf(other));
