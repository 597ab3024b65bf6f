/** By code points: pairs are one character and do not match. */
const loneSurrogate = /\p{Surrogate}/u;

/**
 * Returns the paths of texts with half of a surrogate pair, which no encoding can store; at most `limit`. Not
 * recursive, because JSON may nest deeper than the stack.
 */
export function findLoneSurrogates(value: unknown, limit = 20): (string | number)[][] {
  const found: (string | number)[][] = [];
  const waiting: { value: unknown; path: Path | null }[] = [{ value, path: null }];
  for (let next = waiting.pop(); next !== undefined && found.length < limit; next = waiting.pop()) {
    const { value: one, path } = next;
    if (typeof one === 'string') {
      if (loneSurrogate.test(one)) found.push(pathOf(path));
    } else if (typeof one === 'object' && one !== null) {
      const entries = Array.isArray(one) ? [...one.entries()] : Object.entries(one);
      for (const [key, inner] of entries.toReversed()) {
        waiting.push({ value: inner, path: { key: key, parent: path } });
      }
    }
  }
  return found;
}

/** Linked, so that deep nesting costs one entry per level. */
interface Path {
  key: string | number;
  parent: Path | null;
}

function pathOf(path: Path | null): (string | number)[] {
  const keys: (string | number)[] = [];
  for (let each = path; each !== null; each = each.parent) keys.push(each.key);
  return keys.toReversed();
}
