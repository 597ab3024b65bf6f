import { TestEnvironment } from 'jest-environment-jsdom';
import { reuse } from './reuse.mjs';

export default reuse(TestEnvironment);
