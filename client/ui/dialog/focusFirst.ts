const firstFields = ':is(input:not([type="checkbox"]), textarea):not(:disabled)';

const fields = ['input:not([type="radio"], [type="checkbox"])', 'textarea'];

/** Focuses the first enabled element that matches. Returns whether there is one. */
function focusOn(container: Element | null | undefined, selectors: readonly string[]): boolean {
  const enabled = selectors.map((selector) => `${selector}:not(:disabled)`).join(', ');
  const first = container?.querySelector<HTMLElement>(enabled);
  first?.focus();
  return first !== null && first !== undefined;
}

/** Focuses the first input field; of a choice the chosen option, or the first one. */
export function focusFirstField(content: Element | null): void {
  const first = content?.querySelector<HTMLInputElement>(firstFields);
  const isChoice = first?.type === 'radio' && !first.checked;
  const chosen = isChoice ? content?.querySelector<HTMLElement>(`[name="${first.name}"]:checked`) : null;
  (chosen ?? first)?.focus();
}

/** Focuses the first field, else the first link or button of the content, else the close button of its dialog. */
export function focusFirstStop(content: Element | null): void {
  const stops = ['a[href]', 'button'];
  if (focusOn(content, fields) || focusOn(content, stops)) return;
  focusOn(content?.closest('[role="dialog"]'), stops);
}
