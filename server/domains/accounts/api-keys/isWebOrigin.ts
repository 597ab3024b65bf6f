/** True for an origin as browsers send it: scheme, host and port, without a slash at the end. */
export function isWebOrigin(text: string): boolean {
  if (text.length > 300 || text.includes('*') || !URL.canParse(text)) return false;
  const { origin, protocol } = new URL(text);
  return origin === text && (protocol === 'https:' || protocol === 'http:');
}
