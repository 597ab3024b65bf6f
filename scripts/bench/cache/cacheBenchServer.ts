import { createDataSource } from '../../../server/app/database/createDataSource';
import { loadConfig } from '../../../server/platform/config/loadConfig';
import { buildBenchServer } from '../buildBenchServer';

/** The site's server on the database of the bench. */
async function main(): Promise<void> {
  const config = loadConfig(process.env);
  const url = config.database.url ?? '';
  const database = await createDataSource({ url, poolSize: config.database.poolSize }).initialize();
  const app = await buildBenchServer(config, database);
  await app.listen({ host: '127.0.0.1', port: config.http.port });
  process.once('SIGTERM', () => {
    void app.close().then(() => database.destroy());
  });
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
