import { BrochureGrid } from '../../../features/brochure-grid/BrochureGrid';
import { GridHeading } from '../../../features/brochure-grid/GridHeading';

export default function BrochuresScreen() {
  return (
    <>
      <GridHeading title="All ads" subtitle="Published ads and those that are pending review." />
      <BrochureGrid mode="normal" label="All ads" />
    </>
  );
}
