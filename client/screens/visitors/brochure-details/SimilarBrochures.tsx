import type { FragmentType } from '@apollo/client';
import type { ReactNode } from 'react';
import { noFilters } from '../../../features/browse-filters/BrowseFilters';
import { brochureFilter } from '../../../features/browse-filters/brochureFilter';
import { BrochureSuggestions } from '../../../features/brochures/BrochureSuggestions';
import { useSimilarBrochuresBrochureFragment } from '../../../generated/SimilarBrochures';
import type { SimilarBrochuresBrochureFragment } from '../../../generated/types';

interface SimilarBrochuresProps {
  brochure: FragmentType<SimilarBrochuresBrochureFragment>;
}

/** Other ads of the same category, or of its parent: in the same area if it has any, because nobody goes far for them. */
export function SimilarBrochures({ brochure }: SimilarBrochuresProps) {
  const { data, complete } = useSimilarBrochuresBrochureFragment(brochure);
  if (!complete) return null;
  const category = data.category.parent?.code ?? data.category.code;
  const similar = (mapArea: string | null, otherwise?: ReactNode) => (
    <BrochureSuggestions
      heading="Similar offers"
      filter={brochureFilter({ ...noFilters, category, mapArea }, null)}
      exceptId={data.id}
      otherwise={otherwise}
    />
  );
  return data.mapArea === null ? similar(null) : similar(data.mapArea.code, similar(null));
}
