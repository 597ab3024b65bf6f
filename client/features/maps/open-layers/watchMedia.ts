/** Tells whether the query holds, now and whenever that changes; answers how to stop. */
export function watchMedia(query: string, onChange: (matches: boolean) => void): () => void {
  const list = window.matchMedia(query);
  const tell = (): void => onChange(list.matches);
  list.addEventListener('change', tell);
  tell();
  return () => list.removeEventListener('change', tell);
}
