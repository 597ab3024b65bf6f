import { Readable } from 'node:stream';
import { importStreets, type ImportStreetsInput } from '../../domains/integrations/street-import/importStreets';
import { BaseMapFeature } from '../../domains/map-areas/base-map/BaseMapFeature';
import { BaseMapSource } from '../../domains/map-areas/base-map/BaseMapSource';
import { StreetIndexEntry } from '../../domains/street-index/StreetIndexEntry';
import type { RequestContext } from '../../platform/context/RequestContext';
import { makeAccount } from '../factories/makeAccount';
import { makeMapArea } from '../factories/makeMapArea';
import { makeContext, viewerOf } from '../makeContext';
import { useTestDatabase } from '../testDatabase';
import { streetFile } from './streetFile';

// 10 columns from 153 to 153.2, 8 rows from -26.3 down to -26.5
const box = { west: 153, south: -26.5, east: 153.2, north: -26.3, gridColumns: 10, gridRows: 8 };

/** An administrator who imports streets for the area `bayside`, and checks of the result. */
export function useStreetImports() {
  const db = useTestDatabase();
  const made: { context?: RequestContext } = {};
  const context = (): RequestContext => {
    if (!made.context) throw new Error('The test has not begun.');
    return made.context;
  };
  beforeAll(async () => {
    made.context = makeContext({ database: db.database, viewer: viewerOf(await makeAccount(db.database)) });
  });
  beforeEach(() => makeMapArea(db.database, { code: 'bayside', ...box }));
  afterEach(() => db.database.query('TRUNCATE map_areas, audit_log_entries CASCADE'));

  const index = async () =>
    (await db.database.getRepository(StreetIndexEntry).find({ order: { streetName: 'ASC', locality: 'ASC' } })).map(
      ({ streetName, locality, coordinateX, coordinateY, furtherSquares }) =>
        [streetName + (locality && ` (${locality})`), coordinateX + coordinateY, ...furtherSquares].join(' '),
    );
  const features = () => db.database.getRepository(BaseMapFeature).find({ order: { id: 'ASC' } });

  return {
    db,
    context,
    index,
    features,
    run: (text: string | Readable, changes: Partial<Extract<ImportStreetsInput, { source: Readable }>> = {}) =>
      importStreets(context(), {
        source: typeof text === 'string' ? Readable.from(streetFile.pieces(text)) : text,
        format: 'geojson',
        kind: 'STREET',
        mapArea: 'bayside',
        mapAreaDefinitions: [],
        sourceName: 'streets.geojson',
        attribution: '© Somebody',
        licence: 'CC BY 4.0',
        dryRun: false,
        ...changes,
      }),
    /** expects no street and no entry in the audit log */
    expectNothing: async () => {
      const sources = await db.database.getRepository(BaseMapSource).count();
      expect([await index(), await features(), sources]).toEqual([[], [], 0]);
      expect(await db.database.query('SELECT FROM audit_log_entries')).toHaveLength(0);
    },
  };
}
