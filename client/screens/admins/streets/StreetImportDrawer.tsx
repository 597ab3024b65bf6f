import { Alert } from 'antd';
import { useEffect, useEffectEvent, useRef } from 'react';
import { readFailure } from '../../../platform/errors/readFailure';
import { SideDrawer } from '../../../ui/dialog/SideDrawer';
import { ImportOutcome } from './ImportOutcome';
import type { DoneImport, StreetArea } from './Street';
import { StreetImportForm } from './StreetImportForm';
import styles from './StreetsScreen.module.css';
import { useStreetImports } from './useStreetImports';

interface StreetImportDrawerProps {
  area: StreetArea;
  open: boolean;
  onClose: () => void;
  /** called when an import ends */
  onImported: () => void;
}

/** Imports streets from a file: upload, trial run, report, import. */
export function StreetImportDrawer({ area, open, onClose, onImported }: StreetImportDrawerProps) {
  const { imports, isLoaded, isRunning, error, upload, begin } = useStreetImports(area);
  const ended = useEffectEvent(onImported);
  // a short import may end between two polls, so a new last finished import is the sign
  const lastDone = imports.find(({ state, dryRun }) => state === 'READY' && !dryRun)?.id;
  const knownDone = useRef<string | null>(undefined);

  useEffect(() => {
    if (!isLoaded) return;
    if (knownDone.current !== undefined && lastDone !== undefined && knownDone.current !== lastDone) ended();
    knownDone.current = lastDone ?? null;
  }, [isLoaded, lastDone]);

  async function importTried(tried: DoneImport): Promise<void> {
    const { files, format, kind, sourceName, attribution, licence } = tried;
    await begin({ files, format, kind, sourceName, attribution, licence, dryRun: false });
  }

  return (
    <SideDrawer title={`Import streets for ${area.name}`} open={open} onClose={onClose} size="large">
      {error !== undefined && (
        <Alert type="error" showIcon title="The imports could not be loaded" description={readFailure(error).message} />
      )}
      <StreetImportForm isRunning={isRunning} upload={upload} begin={begin} />
      {imports.length > 0 && <h2 className={styles.subheading}>Last imports</h2>}
      <ol className={styles.imports}>
        {imports.map((done, index) => (
          <li key={done.id}>
            <ImportOutcome
              done={done}
              onImport={index === 0 && done.dryRun && done.state === 'READY' ? () => void importTried(done) : null}
            />
          </li>
        ))}
      </ol>
    </SideDrawer>
  );
}
