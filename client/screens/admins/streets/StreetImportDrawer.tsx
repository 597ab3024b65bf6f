import { Alert, Drawer } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { readFailure } from '../../../platform/errors/readFailure';
import { ImportOutcome } from './ImportOutcome';
import type { DoneImport, StreetArea } from './Street';
import { StreetImportForm } from './StreetImportForm';
import styles from './StreetsScreen.module.css';
import { useStreetImports } from './useStreetImports';

interface StreetImportDrawerProps {
  area: StreetArea;
  open: boolean;
  onClose: () => void;
  /** an import has come to its end */
  onImported: () => void;
}

/** From a file to streets: send it, try it, read what would happen, import it. */
export function StreetImportDrawer({ area, open, onClose, onImported }: StreetImportDrawerProps) {
  const { imports, isRunning, error, upload, begin } = useStreetImports(area);
  const [wasRunning, setWasRunning] = useState(false);
  const [newest] = imports;
  const ended = useEffectEvent(() => {
    if (newest?.state === 'READY' && !newest.dryRun) onImported();
  });

  if (isRunning && !wasRunning) setWasRunning(true);
  useEffect(() => {
    if (!isRunning && wasRunning) ended();
  }, [isRunning, wasRunning]);

  async function importTried(tried: DoneImport): Promise<void> {
    const { files, format, kind, sourceName, attribution, licence } = tried;
    await begin({ files, format, kind, sourceName, attribution, licence, dryRun: false });
  }

  return (
    <Drawer title={`Import streets for ${area.name}`} open={open} onClose={onClose} size="large">
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
    </Drawer>
  );
}
