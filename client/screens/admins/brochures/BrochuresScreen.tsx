import { BrochureGrid } from '../../../features/brochure-grid/BrochureGrid';
import { PageHeading } from '../../../ui/page/PageHeading';

export default function BrochuresScreen() {
  return (
    <>
      <PageHeading title="All ads" subtitle="Published ads and those that are pending review." />
      <BrochureGrid mode="normal" label="All ads" />
    </>
  );
}
