import type { VendorKey } from './vendors';

/** A login with a public password: it exists only with demo data, never in production. */
export interface DemoLogin {
  email: string;
  password: string;
  name: string;
  /** null: an administrator */
  vendor: VendorKey | null;
}

export const demoLogins: readonly DemoLogin[] = [
  { email: 'admin@localoffers.example', password: 'curlew-lantern-tide-47', name: 'Robin Achterberg', vendor: null },
  {
    email: 'marnie@pelicanandpine.example',
    password: 'kettle-banksia-marble-12',
    name: 'Marnie Okafor',
    vendor: 'pelican',
  },
  {
    email: 'ngaire@saltlinecruises.example',
    password: 'compass-mango-thunder-83',
    name: 'Ngaire Bell',
    vendor: 'saltline',
  },
  {
    email: 'priya@sandpipermotel.example',
    password: 'velvet-ibis-harbour-29',
    name: 'Priya Raman',
    vendor: 'sandpiper',
  },
];
