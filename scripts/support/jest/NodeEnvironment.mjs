import { TestEnvironment } from 'jest-environment-node';
import { reuse } from './reuse.mjs';

export default reuse(TestEnvironment);
