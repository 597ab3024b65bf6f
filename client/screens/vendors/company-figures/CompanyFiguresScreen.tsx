import { CompanyFigures } from '../../../features/company-figures/CompanyFigures';
import { VendorHeading } from '../../../features/vendor-area/VendorHeading';
import { privatePaths } from '../../../shared/privatePaths';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Link } from '../../../ui/links/Link';

/** The figures of all ads of the vendor's company. */
export default function CompanyFiguresScreen() {
  return (
    <CompanyFigures
      vendorDatabaseId={null}
      path={privatePaths.companyFigures()}
      pathOfAd={({ brochureDatabaseId }) => privatePaths.vendorFigures(brochureDatabaseId)}
      heading={({ lead, actions }) => <VendorHeading title="Figures" lead={lead} actions={actions} />}
      withoutAds={
        <EmptyState
          icon="document"
          title="No ad is live yet"
          actions={<Link to={privatePaths.vendorManageBrochures()}>New ad</Link>}
        >
          <p>Figures begin when your first ad is published.</p>
        </EmptyState>
      }
    />
  );
}
