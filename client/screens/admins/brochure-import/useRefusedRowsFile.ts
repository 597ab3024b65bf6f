import { useState } from 'react';
import { useReport } from '../../../ui/last-actions/useReport';
import { saveText } from '../../../platform/downloads/saveText';
import { RefusedRowsFileDocument } from '../../../generated/RefusedRowsFile';
import { useApolloClient } from '@apollo/client/react';
import type { SentFile } from './BrochureFile';

/** Saves the refused rows of a file with all their columns and the reasons, to be mended and sent again. */
export function useRefusedRowsFile(): { save: (file: SentFile) => Promise<void>; isLoading: boolean } {
  const client = useApolloClient();
  const [isLoading, setLoading] = useState(false);
  const report = useReport();
  async function save({ id, fileName }: SentFile): Promise<void> {
    setLoading(true);
    try {
      const { data } = await client.query({
        query: RefusedRowsFileDocument,
        variables: { id },
        fetchPolicy: 'no-cache',
      });
      const csv = data?.node?.__typename === 'BrochureImport' ? data.node.refusedRowsCsv : null;
      if (csv == null) {
        const text = 'The refused rows are kept for a week only. Send the file again to have them.';
        report({ tone: 'failure', text });
        return;
      }
      saveText(csv, `mend-${fileName.replace(/\.(csv|xlsx)$/i, '')}.csv`, 'text/csv;charset=utf-8');
    } catch {
      report({ tone: 'failure', text: 'The refused rows could not be loaded. Try again.' });
    } finally {
      setLoading(false);
    }
  }
  return { save, isLoading };
}
