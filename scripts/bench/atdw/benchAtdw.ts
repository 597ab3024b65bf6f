import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { createDataSource } from '../../../server/app/database/createDataSource';
import { migrate } from '../../../server/app/database/migrate';
import { Account } from '../../../server/domains/accounts/Account';
import { AtdwCategory } from '../../../server/domains/integrations/atdw/AtdwCategory';
import { AtdwSettings } from '../../../server/domains/integrations/atdw/AtdwSettings';
import { doAtdwRun } from '../../../server/domains/integrations/atdw/syncing/doAtdwRun';
import { systemClock as clock } from '../../../server/platform/clock/Clock';
import { startEmbeddedPostgres } from '../../../server/platform/embedded-postgres/startEmbeddedPostgres';
import { createGetOutside } from '../../../server/platform/outside-fetch/createGetOutside';
import { seedReferenceData } from '../../../server/seeds/seedReferenceData';
import { newDid } from '../../../server/shared/did';
import { runBench } from '../runBench';
import { withBenchFolder } from '../withBenchFolder';

/**
 * `npm run bench:atdw -- [--products 10000] [--folder DIR]`: the first reading of a warehouse on this machine, a second
 * one without changes, and one with a tenth changed, without the polite pauses; in a PostgreSQL of its own.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { products: { type: 'string', default: '10000' }, folder: { type: 'string' } },
  });
  const total = Number(values.products);
  await withBenchFolder(values.folder, async (folder) => {
    const postgres = await startEmbeddedPostgres({ folder, database: 'bench' });
    const warehouse = await startWarehouse(total);
    try {
      const database = await createDataSource({ url: postgres.url, statementTimeoutMs: 0 }).initialize();
      await migrate(database);
      await seedReferenceData(database);
      const accounts = database.getRepository(Account);
      const email = `tourism-${newDid().toLowerCase()}@bench.example`;
      const { id: updatedById } = await accounts.save(
        accounts.create({ did: newDid(), role: 'ADMINISTRATOR', email, passwordHash: 'none', vendorId: null }),
      );
      await database.getRepository(AtdwSettings).save({
        ...{ id: 1, baseUrl: warehouse.baseUrl, states: [], regions: [], isNightly: true, version: 1 },
        ...{ updatedAt: new Date(0), updatedById },
      });
      const [{ id: categoryId } = { id: 0 }] = await database.query<{ id: number }[]>(
        'SELECT id FROM categories LIMIT 1',
      );
      await database.getRepository(AtdwCategory).save({ code: 'ACCOMM', description: 'Accommodation', categoryId });
      const dependencies = {
        ...{ database, clock, publicUrl: 'https://offers.example' },
        jobs: {
          ...{ isRunning: () => true, silentMs: () => 0 },
          ...{ enqueue: () => Promise.resolve(), enqueueAll: () => Promise.resolve() },
        },
        badHosts: new Set<string>(),
        source: {
          getOutside: createGetOutside({ isAllowed: () => true }),
          ...{ apiKey: 'bench-key', pauseMs: 0, wait: () => Promise.resolve() },
        },
      };
      console.log('| Run | products | new | changed | unchanged | seconds | peak RSS MB |');
      console.log('| --- | --: | --: | --: | --: | --: | --: |');
      for (const [name, kind, changed] of [
        ['first', 'EVERYTHING', 0],
        ['everything, without a change', 'EVERYTHING', 0],
        ['everything, a tenth changed', 'EVERYTHING', Math.round(total / 10)],
      ] as const) {
        warehouse.change(changed);
        const memory = watchMemory();
        const startedAt = performance.now();
        const run = await doAtdwRun(dependencies, { kind });
        const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
        console.log(
          `| ${[name, run?.found, run?.created, run?.updated, run?.unchanged, seconds, memory.stop()].join(' | ')} |`,
        );
      }
      await database.destroy();
    } finally {
      warehouse.stop();
      await postgres.stop();
    }
  });
}

function watchMemory() {
  let peak = 0;
  const look = () => {
    peak = Math.max(peak, process.memoryUsage.rss());
  };
  look();
  const timer = setInterval(look, 50);
  return {
    stop() {
      clearInterval(timer);
      return Math.round(peak / 1024 / 1024);
    },
  };
}

/** Makes each answer when it is asked for, so that its products take no memory of this process. */
async function startWarehouse(total: number) {
  let changed = 0;
  const idOf = (number: number) => `p${String(number).padStart(8, '0')}`;
  const dateOf = (number: number) => `2026-10-${number < changed ? '03' : '02'}T09:15:00.000+10:00`;
  const server = http.createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const [size, page] = [Number(searchParams.get('size')), Number(searchParams.get('pge'))];
    const first = (page - 1) * size;
    const products = Array.from({ length: Math.max(0, Math.min(size, total - first)) }, (_, index) => ({
      ...{ productId: idOf(first + index), status: 'ACTIVE', productUpdateDate: dateOf(first + index) },
    }));
    const answer = pathname.endsWith('/products')
      ? { status: 0, numberOfResults: total, queryTime: 1, products }
      : detailOf(searchParams.get('productId') ?? '', changed);
    response.end(Buffer.from(JSON.stringify(answer), 'utf16le'));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/atlas/`,
    change: (count: number) => {
      changed = count;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function detailOf(productId: string, changed: number): object {
  const number = Number(productId.slice(1));
  const words = 'Quiet rooms beside an invented bay, a short walk from the beach. '.repeat(12);
  const picture = (id: number) => ({
    ...{ multimediaId: `m${id}`, attributeIdMultimediaContent: 'IMAGE', attributeIdSizeOrientation: '4X3' },
    ...{ width: '2048', height: '1536', altText: 'A room', sequenceNumber: String(id) },
    serverPath: `http://127.0.0.1/images/${productId}-${id}.jpeg?w=2048&q=x`,
  });
  return {
    ...{ productId, productNumber: `AU${productId}`, productCategoryId: 'ACCOMM' },
    ...{ productName: `Invented rooms ${number}${number < changed ? ', renewed' : ''}`, productDescription: words },
    ...{ owningOrganisationName: 'Invented Retreats Pty Ltd', productShortDescription: 'Quiet rooms.' },
    ...{ validityDateFrom: '2026-01-02', atdwExpiryDate: '2099-01-02', rateFrom: '120' },
    addresses: [
      {
        ...{ attributeIdAddress: 'PHYSICAL', addressLine1: `${number} Invented Street`, suburbName: 'Sandgate' },
        ...{ stateName: 'Queensland', addressPostalCode: '4017' },
        ...{ geocodeGdaLatitude: String(-27 - (number % 1000) / 5000), geocodeGdaLongitude: '153.0687654' },
      },
    ],
    communication: [{ attributeIdCommunication: 'CAURENQUIR', communicationDetail: 'www.example.com/rooms' }],
    multimedia: [1, 2, 3, 4].map(picture),
  };
}

runBench(main);
