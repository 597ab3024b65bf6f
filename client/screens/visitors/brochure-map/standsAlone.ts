import type { Mark } from '../../../features/maps/Mark';

/** Whether the map has a mark for this ad alone. A large group names none of its ads. */
export function standsAlone(marks: readonly Mark[], databaseId: number | undefined): boolean {
  return marks.some(({ count, databaseIds }) => count === 1 && databaseIds[0] === databaseId);
}
