import { smallestLetters } from '../../../../shared/map-style/roadStyles';
import type { MapAd, MapContent } from '../MapContent';
import { layOutAtlas, type AtlasSheet } from './atlas';
import { drawMap } from './drawMap';
import { escapeMarkup, mm } from './markup';
import { shortName } from './placeStreetNames';
import type { KeyNumber } from './placeKeyNumbers';
import { collar, margin, type Sheet } from './Sheet';
import type { SheetStreet } from './sheetStreets';

const keyColumn = 36;
const keyLine = 2.7;
const keyGap = 4;

/** Returns the pages of the sheets that name every street, as HTML; none if all have their names. */
export function drawAtlas(
  content: MapContent,
  { page, unnamed, ads }: { page: Sheet; unnamed: readonly SheetStreet[]; ads: MapAd[] },
): string[] {
  if (unnamed.length === 0) return [];
  const columns = Math.floor((page.width - 2 * margin) / keyColumn);
  const heightOf = (keys: number): number => (keys === 0 ? 0 : Math.ceil(keys / columns) * keyLine + keyGap);
  const draw = (keyHeight: number) =>
    layOutAtlas(content, { page, unnamed, keyHeight }).map((atlasSheet) => {
      const id = `sheet-${atlasSheet.number}`;
      return { atlasSheet, map: drawMap({ ...content, ads }, atlasSheet.sheet, { id, hasKeys: true }) };
    });
  const mostKeys = (drawn: ReturnType<typeof draw>): number => Math.max(...drawn.map(({ map }) => map.keys.length));
  // a key takes room from the map, which then may need a longer key
  let keyHeight = heightOf(mostKeys(draw(0)));
  let drawn = draw(keyHeight);
  for (let trial = 0; trial < 3 && heightOf(mostKeys(drawn)) > keyHeight; trial++) {
    keyHeight = heightOf(mostKeys(drawn));
    drawn = draw(keyHeight);
  }
  return drawn.map(({ atlasSheet, map }) => atlasPage(content, atlasSheet, map.svg + drawKey(map.keys, atlasSheet)));
}

function atlasPage({ name, attributions }: MapContent, { number, sheet, neighbours }: AtlasSheet, map: string): string {
  const { width, height, frame } = sheet;
  const pointer = (text: string, x: number, y: number): string =>
    `<text class="pointer" x="${mm(x)}" y="${mm(y)}">${text}</text>`;
  const [middle, centre] = [frame.x + frame.width * 0.5, frame.y + frame.height * 0.5];
  const pointers = [
    neighbours.north === undefined ? '' : pointer(`▲ ${neighbours.north}`, middle, frame.y + 3),
    neighbours.south === undefined ? '' : pointer(`▼ ${neighbours.south}`, middle, frame.y + frame.height - 1.2),
    neighbours.west === undefined ? '' : pointer(`◀ ${neighbours.west}`, frame.x + 4, centre),
    neighbours.east === undefined ? '' : pointer(`▶ ${neighbours.east}`, frame.x + frame.width - 4, centre),
  ];
  return [
    `<section class="sheet"><svg viewBox="0 0 ${width} ${height}" width="${width}mm" height="${height}mm">`,
    `<text class="heading" x="${margin}" y="${margin + 5}">${escapeMarkup(name)}, sheet ${number}</text>`,
    `<text class="small end" x="${width - margin}" y="${margin + 5}">${escapeMarkup(attributions.join(' · '))}</text>`,
    map,
    ...pointers,
    '</svg></section>',
  ].join('\n');
}

/** Writes the names of numbered streets below the map, in columns. */
function drawKey(keys: readonly KeyNumber[], { sheet: { width, frame } }: AtlasSheet): string {
  const columns = Math.floor((width - 2 * margin) / keyColumn);
  const rows = Math.ceil(keys.length / columns);
  return keys
    .map(({ number, name }, at) => {
      const x = margin + Math.floor(at / rows) * keyColumn;
      const y = frame.y + frame.height + collar + 1 + ((at % rows) + 0.8) * keyLine;
      return `<text class="keyed" x="${mm(x)}" y="${mm(y)}" font-size="${smallestLetters}"><tspan font-weight="700">${number}</tspan> ${escapeMarkup(shortName(name))}</text>`;
    })
    .join('');
}
