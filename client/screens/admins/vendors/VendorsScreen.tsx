import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { RecordEmpty } from '../../../features/record-list/RecordEmpty';
import { RecordFilters } from '../../../features/record-list/RecordFilters';
import { RecordList } from '../../../features/record-list/RecordList';
import { RecordSearch } from '../../../features/record-list/RecordSearch';
import { RecordSelect } from '../../../features/record-list/RecordSelect';
import { freshRecords, getRecords } from '../../../features/record-list/getRecords';
import { useRecordView } from '../../../features/record-list/useRecordView';
import { useMay } from '../../../features/session/useMay';
import { useVendorsScreenQuery } from '../../../generated/VendorsScreen';
import { PageHeading } from '../../../ui/page/PageHeading';
import { NewVendorDialog } from './NewVendorDialog';
import type { VendorsScreenQuery } from '../../../generated/types';
import { privatePaths } from '../../../shared/privatePaths';
import type { DataGridColumn } from '../../../ui/data-grid/DataGridColumn';
import { Link } from '../../../ui/links/Link';
import styles from './VendorsScreen.module.css';

type ListedVendor = VendorsScreenQuery['vendors']['edges'][number]['node'];

const vendorColumns: readonly DataGridColumn<ListedVendor>[] = [
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

const loginChoices = [
  { value: 'yes', label: 'With a login' },
  { value: 'no', label: 'Without a login' },
];

const hasLogin: Readonly<Record<string, boolean>> = { yes: true, no: false };

export default function VendorsScreen() {
  const { values, isFiltered, paging, show, clear, showPage } = useRecordView(['q', 'login']);
  const variables = { q: values.q, hasLogin: hasLogin[values.login] ?? null, ...paging };
  const { data, loading, error, onRetry } = getRecords(useVendorsScreenQuery({ ...freshRecords, variables }));
  const [isAdding, setAdding] = useState(false);
  const may = useMay();
  return (
    <>
      <PageHeading
        title="Vendors and logins"
        subtitle="Companies whose ads stand here, and who signs in for them."
        actions={
          may('createVendor') && (
            <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setAdding(true)}>
              Add vendor
            </Button>
          )
        }
      />
      {isAdding && <NewVendorDialog onClose={() => setAdding(false)} />}
      <RecordFilters label="Search the vendors" isFiltered={isFiltered} onClear={clear}>
        <RecordSearch
          label="Search vendors"
          placeholder="Company, contact, email or ABN"
          value={values.q}
          onSearch={(q) => show({ q })}
        />
        <RecordSelect label="Login" choices={loginChoices} value={values.login} onChange={(login) => show({ login })} />
      </RecordFilters>
      <RecordList
        label="Vendors"
        noun="vendor"
        columns={vendorColumns}
        rowKey={({ id }) => id}
        page={data?.vendors}
        loading={loading}
        error={error}
        onRetry={onRetry}
        onPage={showPage}
        empty={
          <RecordEmpty icon="shop" isFiltered={isFiltered} noun="vendor" onClear={clear}>
            Add the first, or create a vendor login from an ad: its company then appears here.
          </RecordEmpty>
        }
      />
    </>
  );
}
