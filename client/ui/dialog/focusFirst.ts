const fields = ['input:not([type="radio"], [type="checkbox"])', 'textarea'];

/** Puts the focus on the first of these that can be used; returns whether there is one. */
function focusOn(container: Element | null | undefined, selectors: readonly string[]): boolean {
  const enabled = selectors.map((selector) => `${selector}:not(:disabled)`).join(', ');
  const first = container?.querySelector<HTMLElement>(enabled);
  first?.focus();
  return first !== null && first !== undefined;
}

/** Puts the focus on the first field to type in, where there is one. */
export function focusFirstField(content: Element | null): boolean {
  return focusOn(content, fields);
}

/** The same; without a field on the first link or button of the content, or else on what closes the dialog around it. */
export function focusFirstStop(content: Element | null): void {
  const stops = ['a[href]', 'button'];
  if (focusFirstField(content) || focusOn(content, stops)) return;
  focusOn(content?.closest('[role="dialog"]'), stops);
}
