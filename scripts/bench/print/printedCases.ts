import { createReadStream, readFileSync } from 'node:fs';
import path from 'node:path';
import type { DataSource } from 'typeorm';
import { readMapAreaDefinitions } from '../../../server/domains/integrations/brochure-import/readMapAreaDefinitions';
import { runStreetImport } from '../../../server/domains/integrations/street-import/importStreets';
import { MapArea } from '../../../server/domains/map-areas/MapArea';
import type { PageOrientation } from '../../../server/domains/printed-maps/PageOrientation';
import type { PaperSize } from '../../../server/domains/printed-maps/PaperSize';
import { defaultPrintSettings, designOf } from '../../../server/domains/printed-maps/layouts/PrintSettings';
import type { MapContent } from '../../../server/domains/printed-maps/MapContent';
import { readMapContent } from '../../../server/domains/printed-maps/readMapContent';
import { systemClock } from '../../../server/platform/clock/Clock';

export interface PrintedCase {
  name: string;
  paper: PaperSize;
  orientation: PageOrientation;
  read: () => Promise<MapContent>;
}

const cities = [
  ['darwin-city', 'darwin-city.geojson'],
  ['melbourne-city', 'melbourne-city-corridors.geojson'],
] as const;

/** Imports the cities of the shared data, and returns what is printed: they, and a street of 300,000 points. */
export async function preparePrints(database: DataSource, data: string): Promise<PrintedCase[]> {
  const mapAreaDefinitions = readMapAreaDefinitions(readFileSync(path.join(data, 'map-areas.json'), 'utf8'));
  const context = { database, clock: systemClock, viewer: null, requestId: 'bench' };
  for (const [code, file] of cities) {
    await runStreetImport(context, {
      ...{ format: 'geojson', source: createReadStream(path.join(data, 'streets', file)), kind: 'STREET' },
      ...{ mapArea: code, mapAreaDefinitions, sourceName: file, attribution: `© ${code}`, licence: '', dryRun: false },
    });
  }
  const contentOf = (code: string) => async (): Promise<MapContent> => {
    const area = await database.getRepository(MapArea).findOneByOrFail({ code });
    return readMapContent({ database, clock: systemClock, publicUrl: 'https://offers.example' }, area, {
      ...defaultPrintSettings,
    });
  };
  const formats = [
    ['A4', 'PORTRAIT'],
    ['A3', 'LANDSCAPE'],
  ] as const;
  const printed = cities.flatMap(([code]) =>
    formats.map(([paper, orientation]) => ({ name: code, paper, orientation, read: contentOf(code) })),
  );
  const street = () => Promise.resolve(streetOf(300_000));
  return [...printed, { name: 'a street of 300,000 points', paper: 'A3', orientation: 'LANDSCAPE', read: street }];
}

/** A street to and fro over the whole map: no point can be left out without a visible change. */
function streetOf(points: number): MapContent {
  const grid = { west: 153, south: -26.5, east: 153.05, north: -26.46, gridColumns: 10, gridRows: 8 };
  const coordinates = Array.from({ length: points }, (_, at) => [
    at % 2 === 0 ? 153.001 : 153.049,
    -26.499 + (0.038 * at) / points,
  ]);
  const geometry = { type: 'LineString' as const, coordinates };
  return {
    ...{ name: 'Bayside', grid, design: designOf({ ...grid, name: 'Bayside' }, defaultPrintSettings) },
    features: [{ kind: 'STREET', name: 'Long Road', rank: 1, roadClass: 'primary', facility: null, geometry }],
    ...{
      ads: [],
      absentAds: 0,
      outline: [],
      sponsorPicture: null,
      isPictureGone: false,
      streets: [],
      attributions: [],
    },
    url: 'https://offers.example/brochureMap',
  };
}
