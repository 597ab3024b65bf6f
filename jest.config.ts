import os from 'node:os';
import type { Config } from 'jest';
import { compilerOptions } from './scripts/support/jest/compilerOptions.cjs';

type Project = Exclude<NonNullable<Config['projects']>[number], string>;

const compile: [string, Record<string, unknown>] = ['@swc/jest', compilerOptions];

// as in production: the check for a second copy of the package takes a thirtieth of the time of requests
const plainInstanceOf = { 'jsutils/instanceOf\\.js$': '<rootDir>/scripts/support/jest/instanceOf.cjs' };

// one throw-away PostgreSQL per run, for the projects that need one
const onPostgres: Project = {
  runtime: '<rootDir>/scripts/support/jest/SharingRuntime.mjs',
  testEnvironment: '<rootDir>/scripts/support/jest/NodeEnvironment.mjs',
  setupFiles: ['reflect-metadata'],
  globalSetup: '<rootDir>/server/test/cluster/globalSetup.ts',
  globalTeardown: '<rootDir>/server/test/cluster/globalTeardown.ts',
};

/**
 * Two for each processor, because journeys wait for a browser a third of the time, if each has 4 GB; at least what has
 * room on a small machine.
 */
function countWorkers(gigabytes: number): number {
  const forProcessors = Math.min(2 * os.availableParallelism(), Math.floor(gigabytes / 4), 8);
  return Math.max(forProcessors, gigabytes >= 12 ? 4 : 3);
}

const config: Config = {
  // a project's own is not read by jest; generous, since a time-out is for what hangs and not for what is slow
  testTimeout: 300_000,
  maxWorkers: countWorkers(os.totalmem() / 1024 ** 3),
  testSequencer: '<rootDir>/scripts/support/LongestFirst.mjs',
  // a worker keeps some of each file that it has run, and garbage counts: one that has grown is replaced, before it runs
  // out of memory
  workerIdleMemoryLimit: os.totalmem() >= 20 * 1024 ** 3 ? '2GB' : '1GB',
  projects: [
    {
      ...onPostgres,
      displayName: 'server',
      // journeys start what is built
      setupFiles: ['reflect-metadata', '<rootDir>/scripts/support/jest/compileInChildren.cjs'],
      roots: ['<rootDir>/server', '<rootDir>/shared', '<rootDir>/packages'],
      testMatch: ['**/*.test.ts'],
      transform: { '^.+\\.[tj]sx?$': compile },
      moduleNameMapper: plainInstanceOf,
      // these are published as ES modules only
      transformIgnorePatterns: ['/node_modules/(?!(?:jose|openid-client|oauth4webapi)/)'],
    },
    {
      displayName: 'client',
      runtime: '<rootDir>/scripts/support/jest/SharingRuntime.mjs',
      testEnvironment: '<rootDir>/scripts/support/jest/PageEnvironment.mjs',
      roots: ['<rootDir>/client'],
      testPathIgnorePatterns: ['/node_modules/', '<rootDir>/client/service-worker/', '\\.server\\.test\\.tsx$'],
      testMatch: ['**/*.test.ts?(x)'],
      transform: { '^.+\\.tsx?$': compile },
      moduleNameMapper: {
        ...plainInstanceOf,
        '\\.(css|svg|woff2)$|\\?url$': '<rootDir>/client/test/emptyModule.ts',
        '^antd/es/(.*)$': 'antd/lib/$1',
        '^rc-field-form$': '@rc-component/form',
        '^rc-field-form/(.*)$': '@rc-component/form/$1',
      },
      setupFiles: ['<rootDir>/client/test/polyfills.ts', '<rootDir>/client/test/withoutOwnerStacks.ts'],
    },
    {
      // what the server uses to render pages: Node alone, without a document
      displayName: 'rendering',
      testEnvironment: 'node',
      roots: ['<rootDir>/client'],
      testMatch: ['**/*.server.test.tsx'],
      transform: { '^.+\\.tsx?$': compile },
      moduleNameMapper: { '\\.css$': '<rootDir>/client/test/emptyModule.ts' },
    },
    {
      // no page: Node has the same requests and digests as a service worker
      displayName: 'service worker',
      testEnvironment: 'node',
      roots: ['<rootDir>/client/service-worker'],
      testMatch: ['**/*.test.ts'],
      transform: { '^.+\\.tsx?$': compile },
    },
    {
      ...onPostgres,
      displayName: 'e2e',
      roots: ['<rootDir>/e2e'],
      testMatch: ['**/*.test.ts'],
      transform: { '^.+\\.tsx?$': compile },
    },
  ],
};

/** `npm run test:faults`: the built site is broken again and again while people use it. Not part of `npm test`. */
const faults: Config = {
  testTimeout: 1_800_000 + Number(process.env.MIRROR_MINUTES ?? 0) * 60_000,
  maxWorkers: 1,
  projects: [
    {
      ...onPostgres,
      displayName: 'faults',
      roots: ['<rootDir>/e2e/faults'],
      testMatch: ['**/*.faults.ts'],
      transform: { '^.+\\.tsx?$': compile },
    },
  ],
};

export default process.env.TEST_SUITE === 'faults' ? faults : config;
