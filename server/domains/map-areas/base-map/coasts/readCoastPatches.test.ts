import type { Polygon } from 'geojson';
import { makeMapArea } from '../../../../test/factories/makeMapArea';
import { useTestDatabase } from '../../../../test/testDatabase';
import { crossingsAt } from '../../../../shared/geo/polygons/crossingsAt';
import { BaseMapSource } from '../BaseMapSource';
import { outlineFeatures } from '../outline/outlineFeatures';
import { saveFeatures } from '../saveFeatures';
import { readCoastPatches } from './readCoastPatches';

const db = useTestDatabase();
const box = { west: 152.9, south: -26.7, east: 153.3, north: -26.3 };
const neighbour = { ...box, south: box.north, north: box.north + 0.4 };

/** The easternmost coast of the outline at a latitude. */
function outlineCoast(latitude: number): number {
  const rings = outlineFeatures().outline.flatMap(({ geometry }) => (geometry as Polygon).coordinates);
  return Math.max(...crossingsAt(rings, latitude).filter((longitude) => longitude < 153.6));
}

/** Imports land whose coast is 0.02° east of the outline's at the edges of the box, which it overlaps a little. */
beforeEach(async () => {
  const { id: mapAreaId } = await makeMapArea(db.database, { ...box });
  const { id } = await db.database.getRepository(BaseMapSource).save({
    ...{ mapAreaId, name: 'land.geojson', attribution: '© Somebody', contentHash: '', importedAt: new Date() },
  });
  const [south, north] = [outlineCoast(box.south) + 0.02, outlineCoast(box.north) + 0.02];
  const ring = [
    [152.8, box.south - 0.001],
    [south, box.south - 0.001],
    [south, box.south + 0.001],
    [north, box.north - 0.001],
    [north, box.north + 0.001],
    [152.8, box.north + 0.001],
    [152.8, box.south - 0.001],
  ];
  const geometry = { type: 'Polygon' as const, coordinates: [ring] };
  await saveFeatures(db.database.manager, id, [{ kind: 'LAND', name: '', rank: 1, geometry }]);
});

afterEach(() => db.database.query('TRUNCATE map_areas CASCADE'));

const latitudesOf = async (boxes: (typeof box)[]) => {
  const { land, sea } = await readCoastPatches(db.database.manager, boxes);
  expect(sea).toEqual([]);
  return land.map((ring) => ring.map(([, latitude = 0]) => latitude));
};

it('leads the outline to an import on both sides of its box', async () => {
  const [south = [], north = [], ...others] = await latitudesOf([box]);
  expect(others).toEqual([]);
  expect(Math.max(...south)).toBeCloseTo(box.south, 6);
  expect(Math.min(...north)).toBeCloseTo(box.north, 6);
});

it('adds no land to a neighbour, which has its own coast', async () => {
  const [south = [], ...others] = await latitudesOf([box, neighbour]);
  expect(others).toEqual([]);
  expect(Math.max(...south)).toBeCloseTo(box.south, 6);
});

it('has nothing to lead without imports', async () => {
  expect(await readCoastPatches(db.database.manager, [])).toEqual({ land: [], sea: [] });
});
