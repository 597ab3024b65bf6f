interface AddressParts {
  line1: string | null;
  line2: string | null;
  city: string | null;
  state: string | null;
  postcode: string | null;
}

/** "12 Bay St" / "Noosa Heads QLD 4567". */
export function addressLines(address: AddressParts | null): string[] {
  if (!address) return [];
  const town = [address.city, address.state, address.postcode].filter(Boolean).join(' ');
  return [address.line1, address.line2, town].filter((line): line is string => line !== null && line !== '');
}
