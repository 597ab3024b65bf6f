import os from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import type { DataSource } from 'typeorm';
import { createLoaderRegistry } from '../../server/app/context/createLoaderRegistry';
import { legalTextAsBuilt } from '../../server/app/context/legalTextAsBuilt';
import { systemClock } from '../../server/platform/clock/Clock';
import type { RequestContext } from '../../server/platform/context/RequestContext';
import { createIdentityProviders } from '../../server/platform/identity-providers/createIdentityProviders';
import { LocalFileStore } from '../../server/platform/file-store/LocalFileStore';
import type { Viewer } from '../../server/shared/Viewer';
import { ResponseNotes } from '../../server/platform/context/ResponseNotes';

/** A fresh request without a network: the benchmark measures the use case and its database. */
export function benchContext(
  database: DataSource,
  viewer: Viewer | null = null,
  publicVersion: number | null = null,
): RequestContext {
  const context: RequestContext = {
    requestId: 'bench',
    logger: pino({ level: 'silent' }),
    siteLogger: pino({ level: 'silent' }),
    clock: systemClock,
    database,
    jobs: {
      isRunning: () => false,
      silentMs: () => 0,
      enqueue: () => Promise.reject(new Error('Lists enqueue no jobs.')),
      enqueueAll: () => Promise.reject(new Error('Lists enqueue no jobs.')),
    },
    files: new LocalFileStore(path.join(os.tmpdir(), 'local-offers-bench-files')),
    fetchOutside: () => Promise.reject(new Error('Lists fetch nothing from outside.')),
    getOutside: () => Promise.reject(new Error('Lists fetch nothing from outside.')),
    atdwApiKey: null,
    identityProviders: createIdentityProviders([], { logger: pino({ level: 'silent' }) }),
    viewer,
    apiKey: null,
    isThirdParty: false,
    remoteAddress: '127.0.0.1',
    isAddressShared: false,
    deviceToken: null,
    signInToken: null,
    breachedPasswordsUrl: null,
    userAgent: null,
    wantsCookie: false,
    requiresSecondFactor: false,
    accessToken: { secret: '', lifetimeSeconds: 0 },
    publicUrl: 'http://localhost:4000',
    isDemo: false,
    purchases: { perEmail: 1, perNetwork: 100_000, heldAfter: 100_000 },
    previews: 'signed',
    response: new ResponseNotes(),
    publicVersion: () => Promise.resolve(publicVersion),
    localities: [],
    outward: {
      qrBaseUrl: null,
      flipbookHosts: [],
      redirectHosts: [],
      badHosts: new Set<string>(),
      redirectBrochureId: null,
    },
    wallets: { apple: null, google: null },
    environment: () => [],
    legalTextAsBuilt,
    mailTransport: null,
    mailSender: { publicUrl: 'http://localhost', contactEmail: 'hello@localhost' },
    identitySecret: '',
    loader: createLoaderRegistry(() => context),
  };
  return context;
}
