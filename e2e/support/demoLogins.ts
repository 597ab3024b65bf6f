/** Two of the logins that docs/demo-data.md names. */
export const demoLogins = {
  administrator: { email: 'admin@localoffers.example', password: 'curlew-lantern-tide-47' },
  /** of Pelican & Pine */
  vendor: { email: 'marnie@pelicanandpine.example', password: 'kettle-banksia-marble-12' },
};
