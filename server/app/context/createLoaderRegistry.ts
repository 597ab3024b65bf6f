import type DataLoader from 'dataloader';
import type { LoaderFactory, RequestContext } from '../../platform/context/RequestContext';

/** Loaders live as long as their request and are known by the function that makes them, so no list names them all. */
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
