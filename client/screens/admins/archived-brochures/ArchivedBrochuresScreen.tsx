import { BrochureGrid } from '../../../features/brochure-grid/BrochureGrid';
import { PageHeading } from '../../../ui/page/PageHeading';

/** Title and subtitle of docs/rules/screens.md#archived-table. */
export default function ArchivedBrochuresScreen() {
  return (
    <>
      <PageHeading title="List of Archived Ads" subtitle="View archived Ads, trigger stats emails etc." />
      <BrochureGrid mode="archived" label="List of Archived Ads" />
    </>
  );
}
