import { useNavigate } from 'react-router';
import type { OfferDates } from './proposeDates';
import { useCopyOwnBrochureMutation } from '../../../generated/CopyOwnBrochure';
import { readFailure } from '../../../platform/errors/readFailure';
import { privatePaths } from '../../../shared/privatePaths';
import { useReport } from '../../../ui/last-actions/useReport';

interface Original {
  id: string;
  displayTitle: string;
}

/** Copies an own ad and opens the copy's editor. */
export function useDuplicate() {
  const [copy, { loading }] = useCopyOwnBrochureMutation();
  const navigate = useNavigate();
  const report = useReport();

  async function duplicate({ id, displayTitle }: Original, dates: OfferDates): Promise<void> {
    try {
      const { data } = await copy({ variables: { input: { id, ...dates } } });
      if (!data) return;
      const { brochure } = data.copyBrochure;
      report({
        tone: 'success',
        text: `“${brochure.displayTitle}” is made. It is a draft until you submit it.`,
      });
      await navigate(privatePaths.vendorBrochure(brochure.databaseId));
    } catch (error) {
      report({ tone: 'failure', text: `“${displayTitle}” is not copied. ${readFailure(error).message}` });
    }
  }

  return { duplicate, isBusy: loading };
}
