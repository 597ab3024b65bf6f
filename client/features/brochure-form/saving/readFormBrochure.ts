import type { ApolloClient, FragmentType } from '@apollo/client';
import { BrochureFormBrochureFragmentDoc } from '../../../generated/BrochureForm';
import type { BrochureFormBrochureFragment } from '../../../generated/types';

/** What the form shows of an ad that has just been answered, read outside of any component. */
export function readFormBrochure(
  { cache }: ApolloClient,
  brochure: FragmentType<BrochureFormBrochureFragment> & { __typename: 'Brochure'; id: string },
): BrochureFormBrochureFragment {
  const read = cache.readFragment({
    id: cache.identify(brochure),
    fragment: BrochureFormBrochureFragmentDoc,
    fragmentName: 'BrochureForm_brochure',
  });
  if (read === null) throw new Error('An ad was answered without what the form shows of it.');
  return read;
}
