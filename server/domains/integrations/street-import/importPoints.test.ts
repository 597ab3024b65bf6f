import { useStreetImports } from '../../../test/street-files/useStreetImports';
import { streetFile } from '../../../test/street-files/streetFile';
import { updateMapArea } from '../../map-areas/maintenance/updateMapArea';
import { MapArea } from '../../map-areas/MapArea';
import { streetSummaryLoader } from '../../street-index/streetSummaryLoader';

const { db, context, run, index } = useStreetImports();
const importPoints = (text: string) => run(text, { format: 'csv', sourceName: 'points.csv' });
const area = () => db.database.getRepository(MapArea).findOneByOrFail({ code: 'bayside' });

const points = `street,suburb,lon,lat
Bay Road,Westhaven,153.05,-26.31
Bay Road,Westhaven,153.01,-26.31
Bay Road,Westhaven,153.051,-26.312
Bay Road,Westhaven,153.05,-26.48
Hill Street,Westhaven,153.11,-26.41
Hill Street,Easthaven,153.19,-26.41
Hill Street,Easthaven,153.19,-26.46
`;
const squares = ['Bay Road C1 A1 C8', 'Hill Street (Easthaven) J5 J7', 'Hill Street (Westhaven) F5'];

describe('streets that are known by points', () => {
  it('have the squares of all their points, that of the first point first', async () => {
    expect(await importPoints(points)).toMatchObject({ rows: 7, kept: 3, index: { streets: 3, created: 3 } });
    expect(await index()).toEqual(squares);
    expect(await importPoints(points)).toMatchObject({ unchanged: true, index: { created: 0, updated: 0 } });
    await importPoints(points.replace('Bay Road,Westhaven,153.05,-26.48\n', ''));
    expect((await index())[0]).toBe('Bay Road C1 A1');
  });

  it('keep no square of an earlier grid, and have all squares again after an import', async () => {
    await importPoints(points);
    const { id } = await area();
    await updateMapArea(context(), { id, name: 'Bayside' });
    expect(await index()).toEqual(squares);
    // the first square of Bay Road is C1 in the new grid too
    await updateMapArea(context(), { id, gridRows: 4 });
    expect(await index()).toEqual(['Bay Road C1', 'Hill Street (Easthaven) J3', 'Hill Street (Westhaven) F3']);
    await importPoints(points);
    expect(await index()).toEqual(['Bay Road C1 A1 C4', 'Hill Street (Easthaven) J3 J4', 'Hill Street (Westhaven) F3']);
  });

  it('are said to be that, until the course of a street is known', async () => {
    const isFromPoints = async () => {
      const { id } = await area();
      return (await streetSummaryLoader(context()).load(id)).isFromPoints;
    };
    await importPoints(points);
    expect(await isFromPoints()).toBe(true);
    await run(streetFile.collection(streetFile.hill));
    expect(await isFromPoints()).toBe(false);
  });
});
