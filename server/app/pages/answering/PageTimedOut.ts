/** The data of a page did not come within the time that the server draws it in. */
export class PageTimedOut extends Error {
  override readonly name = 'PageTimedOut';

  constructor(milliseconds: number) {
    super(`A page was not finished within ${String(milliseconds)} ms.`);
  }
}
