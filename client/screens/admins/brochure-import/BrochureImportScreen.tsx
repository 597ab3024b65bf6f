import { useRef, useState } from 'react';
import { RecordError } from '../../../features/record-list/RecordError';
import { freshRecords, getRecords } from '../../../features/record-list/getRecords';
import { useBrochureImportScreenQuery } from '../../../generated/BrochureImportScreen';
import { usePollingWhile } from '../../../platform/apollo/usePollingWhile';
import { useReport } from '../../../ui/last-actions/useReport';
import { PageHeading } from '../../../ui/page/PageHeading';
import { PageSection } from '../../../ui/page/PageSection';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import type { SentFile } from './BrochureFile';
import { BrochureFileForm } from './BrochureFileForm';
import styles from './BrochureImportScreen.module.css';
import { ColumnsHelp } from './ColumnsHelp';
import { MappingDialog } from './mapping/MappingDialog';
import { ImportProfiles } from './ImportProfiles';
import { SentFileCard } from './SentFileCard';
import { useVerb } from '../../../features/brochure-lifecycle/useVerb';
import { useStartBrochureImportMutation } from '../../../generated/StartBrochureImport';

/** polling interval in ms while a file is checked or imported */
const pollMilliseconds = 2_000;

export default function BrochureImportScreen() {
  const query = useBrochureImportScreenQuery(freshRecords);
  const { data, error, onRetry } = getRecords(query);
  const start = useStartImport();
  const report = useReport();
  const files = data?.brochureImports.edges.map(({ node }) => node) ?? [];
  const isUnderWay = files.some(({ state }) => state === 'CHECKING' || state === 'IMPORTING');
  usePollingWhile(isUnderWay, pollMilliseconds, query);

  const [mapped, setMapped] = useState<SentFile | null>(null);
  const list = useRef<HTMLUListElement>(null);

  /** the outcome appears below the form, and the pressed button may have disappeared */
  function showFiles(): void {
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView({ block: 'start' });
    onRetry();
  }

  async function importIt(file: SentFile): Promise<void> {
    if (await start(file)) showFiles();
  }

  return (
    <>
      <PageHeading
        title="Import ads"
        subtitle="From a CSV file or an Excel workbook. A file is checked before anything is imported."
      />
      <div className={styles.columnsAndForm}>
        <BrochureFileForm
          mapAreas={data?.mapAreas.edges.map(({ node }) => node) ?? []}
          profiles={data?.importProfiles.map(({ name }) => name) ?? []}
          onSent={() => {
            report({ tone: 'success', text: 'The file has arrived and is being checked.' });
            showFiles();
          }}
        />
        <ColumnsHelp />
      </div>
      <PageSection title="Files">
        {error !== undefined && <RecordError noun="file" error={error} onRetry={onRetry} />}
        {data === undefined && error === undefined && <Skeleton height="120px" />}
        {data !== undefined && files.length === 0 && <p className={styles.muted}>No file has been sent yet.</p>}
        <ul ref={list} className={styles.files} tabIndex={-1} aria-label="Files that were sent">
          {files.map((file) => (
            <SentFileCard
              key={file.id}
              file={file}
              onImport={() => void importIt(file)}
              onMap={() => setMapped(file)}
            />
          ))}
        </ul>
      </PageSection>
      {data !== undefined && <ImportProfiles profiles={data.importProfiles} onDeleted={onRetry} />}
      {mapped !== null && (
        <MappingDialog
          file={mapped}
          onClose={() => setMapped(null)}
          onMapped={() => {
            setMapped(null);
            report({ tone: 'success', text: 'The file is being checked again.' });
            showFiles();
          }}
        />
      )}
    </>
  );
}

function useStartImport(): (file: SentFile) => Promise<boolean> {
  const [start] = useStartBrochureImportMutation();
  const attempt = useVerb();
  return ({ id, fileName }) =>
    attempt({
      run: () => start({ variables: { input: { id } } }),
      done: `“${fileName}” is being imported.`,
      notDone: `“${fileName}” is not imported.`,
    });
}
