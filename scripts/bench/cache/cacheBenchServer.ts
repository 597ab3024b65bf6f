import { createDataSource } from '../../../server/app/database/createDataSource';
import { loadConfig } from '../../../server/platform/config/loadConfig';
import { buildBenchServer } from '../buildBenchServer';
import { cacheSubjects } from './cacheSubjects';

/** The site's server with one more route that sends a static response: the limit for the cache. */
async function main(): Promise<void> {
  const config = loadConfig(process.env);
  const url = config.database.url ?? '';
  const database = await createDataSource({ url, poolSize: config.database.poolSize }).initialize();
  const app = await buildBenchServer(config, database);
  const constants = new Map<string, { headers: Record<string, string | undefined>; bytes: Buffer }>();
  app.get<{ Params: { name: string } }>('/constant/:name', { compress: false }, async (request, reply) => {
    const { name } = request.params;
    const constant = constants.get(name) ?? (await read(name));
    constants.set(name, constant);
    return reply.headers(constant.headers).send(constant.bytes);
  });

  async function read(name: string) {
    const subject = cacheSubjects.find(({ constant }) => constant === name);
    if (!subject) throw new Error(`Nothing is called ${name}.`);
    const { path: address, headers } = subject.request;
    const answer = await app.inject({ url: address, headers });
    const { 'content-type': type, 'content-encoding': encoding, 'cache-control': caching, etag, vary } = answer.headers;
    const constantHeaders = {
      'content-type': type,
      'content-encoding': encoding,
      'cache-control': caching,
      etag,
      vary,
    };
    return { headers: constantHeaders, bytes: answer.rawPayload };
  }

  await app.listen({ host: '127.0.0.1', port: config.http.port });
  process.once('SIGTERM', () => {
    void app.close().then(() => database.destroy());
  });
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
