import type { VendorsScreenQuery } from '../../../generated/types';
import { privatePaths } from '../../../shared/privatePaths';
import type { DataGridColumn } from '../../../ui/data-grid/DataGridColumn';
import { Link } from '../../../ui/Link';
import styles from './VendorsScreen.module.css';

type ListedVendor = VendorsScreenQuery['vendors']['edges'][number]['node'];

export const vendorColumns: readonly DataGridColumn<ListedVendor>[] = [
  {
    key: 'company',
    title: 'Company',
    fold: 'head',
    render: ({ databaseId, companyName }) => <Link to={privatePaths.adminVendor(databaseId)}>{companyName}</Link>,
  },
  { key: 'contact', title: 'Contact', fold: 'wide', render: (vendor) => <Contact vendor={vendor} /> },
  { key: 'phone', title: 'Phone', width: 140, fold: 'wide', render: ({ phoneNo }) => phoneNo ?? '–' },
  { key: 'ads', title: 'Ads', width: 66, align: 'right', render: ({ brochuresCount }) => brochuresCount ?? 0 },
  { key: 'logins', title: 'Logins', width: 66, align: 'right', render: ({ accountsCount }) => accountsCount ?? 0 },
  { key: 'number', title: 'ID', width: 66, align: 'right', render: ({ databaseId }) => databaseId },
];

function Contact({ vendor: { contactName, contactEmail } }: { vendor: ListedVendor }) {
  if (contactName === null && contactEmail === null) return <>–</>;
  return (
    <div className={styles.wrap}>
      {contactName}
      {contactEmail !== null && <div className={styles.muted}>{contactEmail}</div>}
    </div>
  );
}
