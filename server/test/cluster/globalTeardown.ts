import { stopTestCluster } from './testCluster';

export default stopTestCluster;
