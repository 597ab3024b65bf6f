import { keepRows } from '../database/keepRows';
import { applySiteValues, noSiteValues } from '../../shared/brand/siteValues';
import type { TestServer } from '../useTestServer';
import { makeHostileWorld, type HostileWorld } from './makeHostileWorld';

/** One hostile world for a whole test file; each test finds it as if it were new. */
export function useHostileWorld(server: TestServer): { readonly world: HostileWorld } {
  let world: HostileWorld | undefined;
  let bringBack = (): Promise<void> => Promise.resolve();
  beforeAll(async () => {
    world = await makeHostileWorld(server);
    bringBack = await keepRows(server.dependencies.database);
  });
  beforeEach(() => bringBack());
  // the site's settings are followed by the process too
  afterEach(() => applySiteValues(0, noSiteValues));
  return {
    get world() {
      if (world) return world;
      throw new Error('The world is there from beforeAll on only.');
    },
  };
}
