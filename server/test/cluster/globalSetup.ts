import { startTestCluster } from './testCluster';

export default async function globalSetup(): Promise<void> {
  process.env.TEST_DATABASE_URL = await startTestCluster();
}
