import type { FragmentType } from '@apollo/client';
import { useBrochureStructuredDataBrochureFragment } from '../../generated/BrochureStructuredData';
import type { BrochureStructuredDataBrochureFragment } from '../../generated/types';
import { useStructuredData } from '../../platform/page/head/useStructuredData';
import { describeBrochure } from './describeBrochure';

interface BrochureStructuredDataProps {
  brochure: FragmentType<BrochureStructuredDataBrochureFragment>;
}

/** Renders nothing. Adds structured data about the ad for search engines. */
export function BrochureStructuredData({ brochure }: BrochureStructuredDataProps) {
  const { data, complete } = useBrochureStructuredDataBrochureFragment(brochure);
  useStructuredData((siteUrl) => (complete ? describeBrochure(data, siteUrl) : []));
  return null;
}
