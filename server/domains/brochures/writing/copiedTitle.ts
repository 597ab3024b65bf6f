const suffix = ' (copy)';
const longest = 120;

/** The title and " (copy)", within the 120 characters that a title may have. */
export function copiedTitle(title: string | null): string | null {
  if (title === null) return null;
  const kept = Array.from(title)
    .slice(0, longest - suffix.length)
    .join('')
    .trimEnd();
  return `${kept}${suffix}`;
}
