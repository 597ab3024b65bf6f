/** The data of a page did not arrive within the rendering time. */
export class PageTimedOut extends Error {
  override readonly name = 'PageTimedOut';

  constructor(milliseconds: number) {
    super(`A page was not finished within ${String(milliseconds)} ms.`);
  }
}
