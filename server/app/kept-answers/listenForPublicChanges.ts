import type { DataSource } from 'typeorm';
import type { Logger } from 'pino';
import { forgetReferenceNumbers } from '../../domains/brochures/referenceNumbers';
import { ChangeListener } from '../../platform/database/ChangeListener';
import { ChangePoller } from '../../platform/database/ChangePoller';
import { addressOf } from '../database/addressOf';
import { PublicVersion } from './PublicVersion';

interface Listening {
  version: PublicVersion;
  listener: Pick<ChangeListener, 'start' | 'stop' | 'confirm'>;
}

/** Tables whose rows other parts of this process remember by their codes. */
const references: ReadonlySet<string> = new Set(['categories', 'map_areas']);

/** Hears what the triggers of `PublicChanges` announce, whichever process has changed something. */
export function listenForPublicChanges(database: DataSource, logger: Logger, onRaise: () => void): Listening {
  const { listenUrl } = addressOf(database);
  const handlers = {
    onListening: () => {
      forgetReferenceNumbers(database);
      version.listening();
    },
    onLost: () => {
      version.lost();
    },
    onFailed: (error: unknown) => {
      logger.warn({ err: error }, 'Changes cannot be listened to; answers are not kept meanwhile.');
    },
  };
  const listener =
    listenUrl === null
      ? new ChangePoller({
          ...handlers,
          database,
          onChange: () => {
            forgetReferenceNumbers(database);
            version.changed();
          },
        })
      : new ChangeListener({
          ...handlers,
          url: listenUrl,
          channel: 'public_changes',
          applicationName: 'local-offers changes',
          onChange: (table) => {
            if (references.has(table)) forgetReferenceNumbers(database);
            version.changed();
          },
        });
  const version = new PublicVersion(() => listener.confirm(), onRaise);
  return { version, listener };
}
