import { useParams } from 'react-router';
import { useAdPath } from '../../../features/brochure-lifecycle/useAdPath';
import { CompanyFigures } from '../../../features/company-figures/CompanyFigures';
import { privatePaths } from '../../../shared/privatePaths';
import { readDatabaseId } from '../../../shared/readDatabaseId';
import { ButtonLink } from '../../../ui/buttons/ButtonLink';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Link } from '../../../ui/links/Link';
import { PageHeading } from '../../../ui/page/PageHeading';

/** The figures of all ads of one company, for administrators. */
export default function VendorFiguresScreen() {
  const databaseId = readDatabaseId(useParams().id) ?? 0;
  const adPath = useAdPath();
  const vendor = privatePaths.adminVendor(databaseId);
  return (
    <CompanyFigures
      vendorDatabaseId={databaseId}
      path={privatePaths.adminVendorFigures(databaseId)}
      pathOfAd={({ type, brochureDatabaseId }) => adPath({ type, databaseId: brochureDatabaseId })}
      heading={({ companyName, lead, actions }) => (
        <PageHeading
          title={companyName === null ? 'Figures' : `Figures of ${companyName}`}
          subtitle={lead ?? undefined}
          actions={
            <>
              <ButtonLink to={vendor}>To the vendor</ButtonLink>
              {actions}
            </>
          }
        />
      )}
      withoutAds={
        <EmptyState icon="document" title="No ad is live yet" actions={<Link to={vendor}>To the vendor</Link>}>
          <p>Figures begin when the first ad of this company is published.</p>
        </EmptyState>
      }
    />
  );
}
