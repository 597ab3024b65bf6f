const key = 'provider-trip';

/** Why the browser went to a provider of sign-in, and where it goes after that. */
export interface ProviderTrip {
  purpose: 'SIGN_IN' | 'CONNECT';
  /** the address that the person wanted; check it before it is used */
  from: string | null;
}

/** Remembers in this tab why it goes to a provider. Opens nothing: the server knows by a cookie what has begun. */
export const providerTrip = {
  keep(trip: ProviderTrip): void {
    try {
      window.sessionStorage.setItem(key, JSON.stringify(trip));
    } catch {
      // without storage the way back leads home
    }
  },

  read(): ProviderTrip | null {
    try {
      const { purpose, from } = JSON.parse(window.sessionStorage.getItem(key) ?? '{}') as Partial<ProviderTrip>;
      if (purpose !== 'SIGN_IN' && purpose !== 'CONNECT') return null;
      return { purpose, from: typeof from === 'string' ? from : null };
    } catch {
      return null;
    }
  },
};
