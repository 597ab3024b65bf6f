import { readExample } from './readExample';

const sources = import.meta.glob<string>('../../schema/examples/*.graphql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The sample operations of the repository, which a test of the server runs. */
export const examples = Object.entries(sources).map(([path, source]) => readExample(path, source));
