import { useContext } from 'react';
import { ContactEmailContext } from '../../platform/page/ContactEmailContext';

/** How to reach whoever runs the site. */
export function ContactAddress() {
  const email = useContext(ContactEmailContext);
  if (email === null) return <>the address that our mails come from</>;
  return <a href={`mailto:${email}`}>{email}</a>;
}
