import type DataLoader from 'dataloader';
import type { LoaderFactory, RequestContext } from '../../platform/context/RequestContext';

/**
 * Makes the loaders of one request. A loader is identified by the function that creates it, so no list names all
 * loaders.
 */
export function createLoaderRegistry(context: () => RequestContext): RequestContext['loader'] {
  const loaders = new Map<unknown, unknown>();
  return <K, V>(factory: LoaderFactory<K, V>): DataLoader<K, V> => {
    const known = loaders.get(factory) as DataLoader<K, V> | undefined;
    if (known) return known;
    const made = factory(context());
    loaders.set(factory, made);
    return made;
  };
}
