import type { PrintWarning } from '../../layouts/PrintWarning';
import { joinDocument } from '../../../../platform/browser/documentParts';
import { figtree } from '../../../../platform/pdf/figtree';
import type { MapContent } from '../../MapContent';
import { drawAtlas } from './drawAtlas';
import { drawBack, type DrawnBack } from './drawBack';
import { drawFrontPage, titleOf } from './drawFrontPage';
import { drawMap } from '../layers/drawMap';
import { mapStyle } from '../layers/mapStyle';
import { layOutLists } from '../lists/listPages';
import { drawListsIn, type PrintList } from '../lists/PrintList';
import { streetsList } from '../lists/streetsList';
import { layOutPanel, measureRow, roomBelow, type LegendPanel } from './layOutLegend';
import { drawPanel, legendList, legendRows } from './legend';
import { findWarnings } from './findWarnings';
import { escapeMarkup } from '../markup';
import { layOutSheet, type Sheet } from '../Sheet';
import { printShop, sheetSection } from './sheetSection';
import { locale } from '../../../../shared/locale';

/** The browser prints so many pages with a map at a time: its memory grows with them. */
const mapsAtOnce = 4;
/** pages of lists have more elements */
const listsAtOnce = 2;

/** A document to print, and what is not as its readers would expect. */
export interface ComposedPrint {
  html: string;
  warnings: PrintWarning[];
}

/** Lays out the first page for what is on it. */
export function layOutPages(
  { design, ads, streets, sponsorPicture }: MapContent,
  { paper, orientation }: Pick<Sheet, 'paper' | 'orientation'>,
): Sheet {
  const has = { hasLegend: ads.length > 0 || streets.length > 0, hasPicture: sponsorPicture !== null };
  return layOutSheet(design.box, { paper, orientation, ...has });
}

/**
 * Composes the whole document: the map with legend and streets index beside it, the back of a folded print, the sheets on
 * which every street has its name, then what is left of the lists.
 */
export function composeMapPages(content: MapContent, sheet: Sheet, madeAt: Date): ComposedPrint {
  const { toSvg, ads, facilities, unnamed } = drawMap(content, sheet, { id: 'frame' });
  const atlas = drawAtlas(content, { page: sheet, unnamed, ads });
  const rows = legendRows(ads);
  const panel = layOutPanel(sheet.panel, rows);
  const furtherRows = rows.slice(panel.rows.length);
  const title = `Map of ${content.name}`;
  const front = drawFrontPage(content, { sheet, map: toSvg(), facilities, insets: atlas.insets, madeAt });
  const lists = [legendList(furtherRows, panel.rows.length > 0), streetsList(content), ...atlas.lists];
  const { fold, hasBleed } = content.design;
  const fillBack = (rest: readonly PrintList[]): DrawnBack | null =>
    fold && drawBack(content, { sheet, fold, facilities, parts: atlas.parts, lists: rest });
  // lists that fit on the back of a folded print begin there: its panels would be blank otherwise
  const backOfAll = fillBack(lists);
  const isAllOnBack = backOfAll?.rest.length === 0;
  const beside = drawListsIn(isAllOnBack ? [] : lists, roomBelow(panel, sheet.panel));
  const back = isAllOnBack ? backOfAll : fillBack(beside.rest);
  const label = `${title}.${ads.length > 0 ? ' Its numbers are those of the list of offers.' : ''}`;
  const maps = [
    sheetSection(content, sheet, { ...front, label, html: front.html + drawPanel(panel, sheet.panel) + beside.html }),
  ];
  maps.push(...(back ? [back.html] : []), ...atlas.pages);
  const lastPages = layOutLists(
    back?.rest ?? beside.rest,
    content.attributions.length > 0 ? [content.attributions.join(' · ')] : [],
    sheet,
  );
  const listed = lastPages.pages.map((html, at, all) => {
    const footer = drawFooter(title, `${maps.length + at + 1} of ${maps.length + all.length}`, sheet);
    return sheetSection(content, sheet, { svg: '', html: html + footer });
  });
  const fonts = { regular: dataUrl(figtree.regular), bold: dataUrl(figtree.bold) };
  const head = [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">`,
    `<title>${escapeMarkup(title)}</title>`,
    `<style>${mapStyle(sheet, { fonts, outside: hasBleed ? printShop.outside : 0 })}</style></head><body>`,
  ].join('\n');
  const parts = [...inGroups(maps, mapsAtOnce), ...inGroups(listed, listsAtOnce)];
  return {
    html: joinDocument({ head, parts, end: '</body></html>' }),
    warnings: findWarnings(content, {
      unnamed: atlas.unnamed,
      isTitleCut: titleOf(content, sheet).isCut,
      cutTitles: [
        ...findCutTitles(panel),
        ...[beside, ...(back ? [back] : []), lastPages].flatMap((part) => part.cutTitles),
      ],
    }),
  };
}

function inGroups(pages: readonly string[], most: number): string[] {
  return Array.from({ length: Math.ceil(pages.length / most) }, (_, at) =>
    pages.slice(at * most, (at + 1) * most).join('\n'),
  );
}

/** Returns the titles of ads that the panel of the legend cuts. */
function findCutTitles({ rows, columnWidth }: LegendPanel): string[] {
  return rows.flatMap((row) => ('title' in row && measureRow(row, columnWidth).isCut ? [row.title] : []));
}

function drawFooter(title: string, number: string, { margin, width }: Sheet): string {
  const place = `left:${margin}mm;width:${width - 2 * margin}mm`;
  return `<p class="foot" style="${place}"><span>${escapeMarkup(title)}</span><span>${number}</span></p>`;
}

function dataUrl(font: Buffer): string {
  return `data:font/ttf;base64,${font.toString('base64')}`;
}
