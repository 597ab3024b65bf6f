/**
 * The key of the current history entry, as the router names it. The router's location may be an entry behind: it changes
 * with the page that is shown.
 */
export function historyKey(): string {
  return (window.history.state as { key?: string } | null)?.key ?? 'default';
}
