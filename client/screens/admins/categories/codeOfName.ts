/** Suggests a code for a name: "Arts & crafts" below SHOP → SHOP_ARTS_CRAFTS. */
export function codeOfName(name: string, parentCode: string | null): string {
  const own = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '_')
    .replace(/^[_0-9]+|_+$/g, '');
  return [...(parentCode === null ? [] : [parentCode]), own]
    .filter((part) => part !== '')
    .join('_')
    .slice(0, 60);
}
