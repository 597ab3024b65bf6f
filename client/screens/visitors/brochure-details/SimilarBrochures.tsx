import type { FragmentType } from '@apollo/client';
import { noFilters } from '../../../features/browse-filters/BrowseFilters';
import { brochureFilter } from '../../../features/browse-filters/brochureFilter';
import { BrochureSuggestions } from '../../../features/brochures/BrochureSuggestions';
import { useSimilarBrochuresBrochureFragment } from '../../../generated/SimilarBrochures';
import type { SimilarBrochuresBrochureFragment } from '../../../generated/types';

interface SimilarBrochuresProps {
  brochure: FragmentType<SimilarBrochuresBrochureFragment>;
}

/** Other ads of the same category, or of its parent. */
export function SimilarBrochures({ brochure }: SimilarBrochuresProps) {
  const { data, complete } = useSimilarBrochuresBrochureFragment(brochure);
  if (!complete) return null;
  const category = data.category.parent?.code ?? data.category.code;
  return (
    <BrochureSuggestions
      heading="Similar offers"
      filter={brochureFilter({ ...noFilters, category }, null)}
      exceptId={data.id}
    />
  );
}
