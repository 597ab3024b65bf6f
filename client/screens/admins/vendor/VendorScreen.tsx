import { Button } from 'antd';
import { useState } from 'react';
import { useParams } from 'react-router';
import { AccountsTable } from '../../../features/accounts/AccountsTable';
import { RecordList } from '../../../features/record-list/RecordList';
import { freshRecords, getRecords } from '../../../features/record-list/getRecords';
import { LoadFailure } from '../../../features/error-handling/LoadFailure';
import { useVendorScreenQuery } from '../../../generated/VendorScreen';
import { readDatabaseId } from '../../../shared/readDatabaseId';
import { privatePaths } from '../../../shared/privatePaths';
import { ButtonLink } from '../../../ui/buttons/ButtonLink';
import { Link } from '../../../ui/links/Link';
import { LoadingTitle } from '../../../ui/feedback/LoadingTitle';
import { NothingFound } from '../../../ui/feedback/NothingFound';
import { PageHeading } from '../../../ui/page/PageHeading';
import { PageSection } from '../../../ui/page/PageSection';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { InviteDialog } from './InviteDialog';
import { invitationColumns } from './invitationColumns';
import { VendorAds } from './VendorAds';
import { VendorProfileForm } from './VendorProfileForm';
import styles from './VendorScreen.module.css';
import { useMay } from '../../../features/session/useMay';
import { useVerb } from '../../../features/brochure-lifecycle/useVerb';
import { useInviteToVendorMutation } from '../../../generated/InviteToVendor';
import type { Invitation } from './SelectedVendor';

export default function VendorScreen() {
  const databaseId = readDatabaseId(useParams().id) ?? 0;
  const may = useMay();
  const result = useVendorScreenQuery({ ...freshRecords, variables: { databaseId, seesLogins: may('accounts') } });
  const { data, loading, error, onRetry } = getRecords(result);
  const [inviting, setInviting] = useState(false);
  const sendAgain = useSendInvitationAgain();

  if (error !== undefined) {
    return (
      <>
        <PageHeading title="Vendor" />
        <LoadFailure title="The vendor could not be loaded" error={error} onRetry={onRetry} />
      </>
    );
  }
  if (data === undefined) {
    return (
      <div role="status" aria-label="Loading the vendor">
        <LoadingTitle />
        <Skeleton height="480px" />
      </div>
    );
  }
  const vendor = data.vendors.edges[0]?.node;
  if (vendor === undefined) {
    return (
      <NothingFound title="There is no such vendor" actions={<Link to={privatePaths.adminVendors()}>All vendors</Link>}>
        <p>No company has the number {databaseId}.</p>
      </NothingFound>
    );
  }
  const { accounts, vendorInvitations, brochures } = data;
  const shared = { loading, error: undefined, onRetry };
  return (
    <>
      <PageHeading
        title={vendor.companyName}
        subtitle={`Vendor ${vendor.databaseId}`}
        actions={
          <>
            <ButtonLink to={privatePaths.adminVendorFigures(vendor.databaseId)}>Figures</ButtonLink>
            {may('updateVendor') && (
              <ButtonLink to={privatePaths.adminVendorHistory(vendor.databaseId)}>History</ButtonLink>
            )}
          </>
        }
      />
      <PageSection title="Company">
        <VendorProfileForm key={vendor.id} vendor={vendor} />
      </PageSection>
      {accounts && (
        <PageSection title="Logins" actions={<Button onClick={() => setInviting(true)}>Create vendor login</Button>}>
          <AccountsTable
            label="Logins of this vendor"
            canSeeAs
            page={accounts}
            {...shared}
            empty={<p className={styles.muted}>Nobody signs in for it yet.</p>}
          />
        </PageSection>
      )}
      {vendorInvitations && (
        <PageSection title="Invitations">
          <RecordList
            label="Invitations of this vendor"
            noun="invitation"
            columns={invitationColumns((invitation) => void sendAgain(invitation, vendor.id))}
            rowKey={({ id }) => id}
            page={vendorInvitations}
            {...shared}
            onPage={() => undefined}
            empty={<p className={styles.muted}>Nobody was invited.</p>}
          />
        </PageSection>
      )}
      <PageSection title="Ads">
        <VendorAds
          ads={brochures.edges.map(({ node }) => node)}
          total={brochures.totalCount}
          vendorId={vendor.databaseId}
        />
      </PageSection>
      {inviting && (
        <InviteDialog
          vendorId={vendor.id}
          companyName={vendor.companyName}
          onInvited={onRetry}
          onClose={() => setInviting(false)}
        />
      )}
    </>
  );
}

/** Sends a new link that replaces the old one. */
function useSendInvitationAgain(): (invitation: Invitation, vendorId: string) => Promise<boolean> {
  const [invite] = useInviteToVendorMutation();
  const attempt = useVerb();
  return ({ email }, vendorId) =>
    attempt({
      run: () => invite({ variables: { input: { email, vendorId } } }),
      done: `The invitation of ${email} has a new link, which is mailed; within ten minutes of the last one, that one stays.`,
      notDone: `The invitation of ${email} is not sent.`,
    });
}
