/** A part of index.html: page and script are made for each other, so an absent one is a mistake of ours. */
export function required<T extends HTMLElement>(id: string, kind?: new () => T): T {
  const found = document.getElementById(id);
  if (found && (!kind || found instanceof kind)) return found as T;
  throw new Error(`index.html has no ${kind?.name ?? 'element'} with the id "${id}".`);
}
