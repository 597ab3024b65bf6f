/** Calls `onChange` when another tab has changed one of the keys, or has cleared local storage. */
export function followOtherTabs(keys: readonly string[], onChange: () => void): void {
  if (typeof window === 'undefined') return;
  window.addEventListener('storage', ({ key }) => {
    if (key === null || keys.includes(key)) onChange();
  });
}
