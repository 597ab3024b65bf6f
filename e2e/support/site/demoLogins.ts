/** Two of the logins in docs/demo-data.md. */
export const demoLogins = {
  administrator: { email: 'admin@localoffers.example', password: 'curlew-lantern-tide-47' },
  /** of Pelican & Pine */
  vendor: { email: 'marnie@pelicanandpine.example', password: 'kettle-banksia-marble-12' },
};
