import type { DataSource } from 'typeorm';
import type { Logger } from 'pino';
import { forgetReferenceNumbers } from '../../domains/brochures/referenceNumbers';
import { ChangeListener } from '../../platform/database/ChangeListener';
import { PublicVersion } from './PublicVersion';

interface Listening {
  version: PublicVersion;
  listener: ChangeListener;
}

/** Tables whose rows other parts of this process remember by their codes. */
const references: ReadonlySet<string> = new Set(['categories', 'map_areas']);

/** Hears what the triggers of `PublicChanges` announce, whichever process has changed something. */
export function listenForPublicChanges(database: DataSource, logger: Logger, onRaise: () => void): Listening {
  const listener = new ChangeListener({
    url: listenUrlOf(database),
    channel: 'public_changes',
    applicationName: 'local-offers changes',
    onChange: (table) => {
      if (references.has(table)) forgetReferenceNumbers(database);
      version.changed();
    },
    onListening: () => {
      forgetReferenceNumbers(database);
      version.listening();
    },
    onLost: () => {
      version.lost();
    },
    onFailed: (error) => {
      logger.warn({ err: error }, 'Changes cannot be listened to; answers are not kept meanwhile.');
    },
  });
  const version = new PublicVersion(() => listener.confirm(), onRaise);
  return { version, listener };
}

function listenUrlOf({ options }: DataSource): string {
  const { extra } = options as { extra?: { listenUrl?: string } };
  if (extra?.listenUrl !== undefined) return extra.listenUrl;
  throw new Error('Listening wants a data source made by createDataSource.');
}
