import os from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import type { DataSource } from 'typeorm';
import { createLoaderRegistry } from '../app/context/createLoaderRegistry';
import { legalTextAsBuilt } from '../app/context/legalTextAsBuilt';
import type { RequestContext } from '../platform/context/RequestContext';
import { systemClock } from '../platform/clock/Clock';
import { LocalFileStore } from '../platform/file-store/LocalFileStore';
import type { StaffRole, VendorRole, Viewer } from '../shared/Viewer';
import { rememberJobs } from './rememberJobs';
import { stubProviders } from './stubProviders';
import { ResponseNotes } from '../platform/context/ResponseNotes';

interface Given extends Partial<Omit<RequestContext, 'database' | 'loader'>> {
  database: DataSource;
}

/** Creates a context for use cases: by default anonymous, silent, with the real clock. */
export function makeContext(given: Given): RequestContext {
  const context: RequestContext = {
    requestId: 'test-request',
    logger: pino({ level: 'silent' }),
    siteLogger: pino({ level: 'silent' }),
    clock: systemClock,
    jobs: rememberJobs(),
    // the folder exists only after something is stored: a test that stores files passes its own
    files: new LocalFileStore(path.join(os.tmpdir(), `local-offers-unexpected-files-${process.pid}`)),
    fetchOutside: () => Promise.reject(new Error('This test did not say what is outside.')),
    getOutside: () => Promise.reject(new Error('This test did not say what is outside.')),
    atdwApiKey: null,
    identityProviders: stubProviders,
    viewer: null,
    apiKey: null,
    isThirdParty: false,
    remoteAddress: '203.0.113.7',
    isAddressShared: false,
    deviceToken: null,
    signInToken: null,
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    wantsCookie: false,
    requiresSecondFactor: true,
    accessToken: { secret: 'a secret for tests that is long enough', lifetimeSeconds: 28_800 },
    breachedPasswordsUrl: null,
    publicUrl: 'https://offers.example',
    isDemo: false,
    purchases: { perEmail: 1, perNetwork: 100_000, heldAfter: 100_000 },
    previews: 'signed',
    response: new ResponseNotes(),
    publicVersion: () => Promise.resolve(null),
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
    mailSender: { publicUrl: 'https://offers.example', contactEmail: 'hello@offers.example' },
    identitySecret: 'a secret for tests that names nobody',
    ...given,
    loader: createLoaderRegistry(() => context),
  };
  return context;
}

/** Returns an account as caller, without a login. */
export function viewerOf(account: {
  id: number;
  role: Viewer['role'];
  vendorId: number | null;
  vendorRole: VendorRole | null;
  staffRole: StaffRole | null;
}): Viewer {
  const { id: accountId, role, vendorId, vendorRole, staffRole } = account;
  return { accountId, role, vendorId, vendorRole, staffRole };
}
