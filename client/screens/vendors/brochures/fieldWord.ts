const words: Readonly<Record<string, string>> = {
  wwwUrl: 'Web site',
  phoneNo: 'Phone',
  validFrom: 'First day',
  validTo: 'Last day',
  googleAdUrl: 'Address that it leads to',
  normalPriceCents: 'Normal price (cents)',
  discountedPriceCents: 'Price with coupon (cents)',
  termsOfOffer: 'Terms of the offer',
  mapArea: 'Area',
};

/** A field's name as people say it: "contactEmail" → "Contact email", "address.line1" → "Address: line1". */
export function fieldWord(field: string): string {
  const known = words[field];
  if (known !== undefined) return known;
  const [first = '', ...rest] = field.split('.');
  const spoken = first
    .replace(/Url$/, '')
    .replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);
  return [spoken.charAt(0).toUpperCase() + spoken.slice(1), ...rest].join(': ');
}
