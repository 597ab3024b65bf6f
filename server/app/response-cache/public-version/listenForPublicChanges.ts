import type { DataSource } from 'typeorm';
import type { Logger } from 'pino';
import { forgetReferences } from '../../../platform/database/referenceCache';
import { ChangeListener } from '../../../platform/database/changes/ChangeListener';
import { ChangePoller } from '../../../platform/database/changes/ChangePoller';
import { getDatabaseAddress } from '../../database/hosts/getDatabaseAddress';
import { replicasOf } from '../../database/openReplicas';
import { PublicChanges } from './PublicChanges';
import { PublicVersion } from './PublicVersion';

interface Listening {
  version: PublicVersion;
  listener: Pick<ChangeListener, 'start' | 'stop' | 'confirm'>;
}

/** Tables whose rows this process caches by their codes. */
const referenceTables: ReadonlySet<string> = new Set(['categories', 'map_areas']);

/**
 * Listens to the triggers of the migrations `PublicChanges` and `CouponsSold`; they announce the changes of every
 * process.
 */
export function listenForPublicChanges(
  database: DataSource,
  logger: Logger,
  onChanges: (changes: PublicChanges) => void,
): Listening {
  const { listenUrl } = getDatabaseAddress(database);
  const handlers = {
    onListening: () => {
      forgetReferences(database);
      // changes may have been missed
      replicasOf(database)?.changed();
      version.listening();
    },
    onLost: () => {
      version.lost();
    },
    onFailed: (error: unknown) => {
      logger.warn({ err: error }, 'Cannot listen for changes; the response cache is off meanwhile.');
    },
  };
  const listener =
    listenUrl === null
      ? new ChangePoller({
          ...handlers,
          database,
          onChange: () => {
            forgetReferences(database);
            version.changed(PublicChanges.read(null));
          },
        })
      : new ChangeListener({
          ...handlers,
          url: listenUrl,
          channel: 'public_changes',
          applicationName: 'local-offers changes',
          onChange: (announcement) => {
            replicasOf(database)?.changed();
            if (referenceTables.has(announcement)) forgetReferences(database);
            version.changed(PublicChanges.read(announcement));
          },
        });
  const version = new PublicVersion(() => listener.confirm(), onChanges);
  return { version, listener };
}
