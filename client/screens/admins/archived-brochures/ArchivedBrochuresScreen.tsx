import { BrochureGrid } from '../../../features/brochure-grid/BrochureGrid';
import { GridHeading } from '../../../features/brochure-grid/GridHeading';

/** Title and subtitle are the specification's (section 2). */
export default function ArchivedBrochuresScreen() {
  return (
    <>
      <GridHeading title="List of Archived Ads" subtitle="View archived Ads, trigger stats emails etc." />
      <BrochureGrid mode="archived" label="List of Archived Ads" />
    </>
  );
}
