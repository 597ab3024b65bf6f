import { BrochureGrid } from '../../../features/brochure-grid/BrochureGrid';
import { PageHeading } from '../../../ui/PageHeading';

/** Title and subtitle are the specification's (section 2). */
export default function ArchivedBrochuresScreen() {
  return (
    <>
      <PageHeading title="List of Archived Ads" subtitle="View archived Ads, trigger stats emails etc." />
      <BrochureGrid mode="archived" label="List of Archived Ads" />
    </>
  );
}
