interface Placed {
  displayTitle: string;
  companyName: string | null;
  address: { line1: string | null; city: string | null; state: string | null } | null;
}

/** "Salt & Co · Noosa Heads". Leaves out the company when the title already names it. */
export function placeLine({ displayTitle, companyName, address }: Placed, { withStreet = false } = {}): string {
  const company = companyName === displayTitle ? null : companyName;
  const street = withStreet && address?.city != null && address.line1 != null ? `${address.line1}, ` : '';
  const where = address && street + (address.city ?? address.line1 ?? address.state ?? '');
  return [company, where].filter((part) => part != null && part !== '').join(' · ');
}
