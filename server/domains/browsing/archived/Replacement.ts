/** The ad that took the place of an archived one. */
export interface Replacement {
  databaseId: number;
  title: string;
}
