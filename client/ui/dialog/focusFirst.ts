const fields = ['input:not([type="radio"], [type="checkbox"])', 'textarea'];

/** Focuses the first enabled element that matches. Returns whether there is one. */
function focusOn(container: Element | null | undefined, selectors: readonly string[]): boolean {
  const enabled = selectors.map((selector) => `${selector}:not(:disabled)`).join(', ');
  const first = container?.querySelector<HTMLElement>(enabled);
  first?.focus();
  return first !== null && first !== undefined;
}

/** Focuses the first input field. Returns whether there is one. */
export function focusFirstField(content: Element | null): boolean {
  return focusOn(content, fields);
}

/** Focuses the first field, else the first link or button of the content, else the close button of its dialog. */
export function focusFirstStop(content: Element | null): void {
  const stops = ['a[href]', 'button'];
  if (focusFirstField(content) || focusOn(content, stops)) return;
  focusOn(content?.closest('[role="dialog"]'), stops);
}
