import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '../../../features/session/useSession';
import { useCopyOwnBrochureMutation } from '../../../generated/CopyOwnBrochure';
import { readFailure } from '../../../platform/errors/readFailure';
import { privatePaths } from '../../../shared/privatePaths';
import { useReport } from '../../../ui/last-actions/useReport';

interface Original {
  id: string;
  displayTitle: string;
}

/** Copies an ad of one's own and leads to where the copy stands. */
export function useDuplicate() {
  const [copy] = useCopyOwnBrochureMutation();
  const [busyId, setBusyId] = useState<string | null>(null);
  const vendor = useSession().session?.user.vendor ?? null;
  const navigate = useNavigate();
  const report = useReport();

  async function duplicate({ id, displayTitle }: Original): Promise<void> {
    setBusyId(id);
    try {
      const { data } = await copy({ variables: { input: { id } } });
      report({ tone: 'success', text: `“${data?.copyBrochure.brochure.displayTitle ?? displayTitle}” is made.` });
      if (vendor !== null) await navigate(privatePaths.vendorBrochures(vendor.databaseId));
    } catch (error) {
      report({ tone: 'failure', text: `“${displayTitle}” is not copied. ${readFailure(error).message}` });
    } finally {
      setBusyId(null);
    }
  }

  return { duplicate, busyId };
}
