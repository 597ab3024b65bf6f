import type { FragmentType } from '@apollo/client';
import { useBrochureStructuredDataBrochureFragment } from '../../generated/BrochureStructuredData';
import type { BrochureStructuredDataBrochureFragment } from '../../generated/types';
import { useStructuredData } from '../../platform/page/head/useStructuredData';
import { describeBrochure } from './describeBrochure';

interface BrochureStructuredDataProps {
  brochure: FragmentType<BrochureStructuredDataBrochureFragment>;
}

/** Draws nothing: tells search engines what the page of this ad is about. */
export function BrochureStructuredData({ brochure }: BrochureStructuredDataProps) {
  const { data, complete } = useBrochureStructuredDataBrochureFragment(brochure);
  useStructuredData((siteUrl) => (complete ? describeBrochure(data, siteUrl) : []));
  return null;
}
