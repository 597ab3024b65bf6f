/**
 * Remembers the row of a control. Called later, when the row may have left the table and taken the focus with it, the
 * focus goes to the row that stands there now; a row does nothing when Enter is pressed once too often.
 */
export function keepRowPlace(control: HTMLElement): () => void {
  const row = control.closest('tr');
  const body = row?.closest('tbody');
  if (!row || !body) return () => undefined;
  const place = row.sectionRowIndex;
  return () => {
    if (document.activeElement !== document.body) return;
    const rows = body.rows;
    rows.item(Math.min(place, rows.length - 1))?.focus();
  };
}
