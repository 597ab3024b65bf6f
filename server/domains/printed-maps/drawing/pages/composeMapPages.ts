import type { PrintWarning } from '../../layouts/PrintWarning';
import { figtree } from '../../../../platform/pdf/figtree';
import type { IndexedStreet, MapContent } from '../../MapContent';
import { drawAtlas } from './drawAtlas';
import { drawCover } from './drawCover';
import { drawFrontPage, titleOf } from './drawFrontPage';
import { drawMap } from '../layers/drawMap';
import { flowColumns, mapStyle } from '../layers/mapStyle';
import { layOutPanel, measureRow, type LegendPanel, type LegendRow } from './layOutLegend';
import { drawLegend, drawPanel, legendRows } from './legend';
import { findWarnings } from './findWarnings';
import { escapeMarkup } from '../markup';
import { layOutSheet, type Sheet } from '../Sheet';
import { printShop, sheetSection } from './sheetSection';
import { squaresKnown } from '../../../../../shared/map-grid/squaresKnown';
import { locale } from '../../../../shared/locale';

/** An index with fewer streets uses larger type. */
const fewStreets = 150;

/** A document to print, and what is not as its readers would expect. */
export interface ComposedPrint {
  html: string;
  warnings: PrintWarning[];
}

/** Lays out the first page for what is on it. */
export function layOutPages(
  { design, ads, sponsorPicture }: MapContent,
  { paper, orientation }: Pick<Sheet, 'paper' | 'orientation'>,
): Sheet {
  const has = { hasLegend: ads.length > 0, hasPicture: sponsorPicture !== null };
  return layOutSheet(design.box, { paper, orientation, ...has });
}

/**
 * Composes the whole document: the map with the start of the legend beside it, the cover of a folded print, the sheets on
 * which every street has its name, then the rest of the legend and the streets index.
 */
export function composeMapPages(content: MapContent, sheet: Sheet, madeAt: Date): ComposedPrint {
  const { toSvg, ads, facilities, unnamed } = drawMap(content, sheet, { id: 'frame' });
  const atlas = drawAtlas(content, { page: sheet, unnamed, ads });
  const rows = legendRows(ads);
  const panel = layOutPanel(sheet.panel, rows);
  const furtherRows = rows.slice(panel.rows.length);
  const title = `Map of ${content.name}`;
  const front = drawFrontPage(content, { sheet, map: toSvg(), facilities, insets: atlas.insets, madeAt });
  const pages = [
    sheetSection(content, sheet, {
      label: `${title}. Its numbers are those of the list of offers.`,
      svg: front.svg,
      html: front.html + drawPanel(panel, sheet.panel),
    }),
    ...(content.design.fold === null ? [] : [drawCover(content, sheet, content.design.fold)]),
    ...atlas.pages,
    furtherPages([drawLegend(furtherRows, panel.rows.length > 0), streetsIndex(content)]),
  ];
  const fonts = { regular: dataUrl(figtree.regular), bold: dataUrl(figtree.bold) };
  const html = [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">`,
    `<title>${escapeMarkup(title)}</title>`,
    `<style>${mapStyle(sheet, { title, fonts, outside: content.design.hasBleed ? printShop.outside : 0 })}</style></head><body>`,
    ...pages,
    '</body></html>',
  ].join('\n');
  return {
    html,
    warnings: findWarnings(content, {
      unnamed: atlas.unnamed,
      isTitleCut: titleOf(content, sheet).isCut,
      cutTitles: findCutTitles(panel, furtherRows, sheet),
    }),
  };
}

/** Returns the titles of ads that the legend cuts. */
function findCutTitles(
  panel: LegendPanel,
  further: readonly LegendRow[],
  { width, margin }: Pick<Sheet, 'width' | 'margin'>,
): string[] {
  const cut = (rows: readonly LegendRow[], columnWidth: number): string[] =>
    rows.flatMap((row) => ('title' in row && measureRow(row, columnWidth).isCut ? [row.title] : []));
  return [...cut(panel.rows, panel.columnWidth), ...cut(further, flowColumns(width - 2 * margin).width)];
}

function furtherPages(parts: readonly string[]): string {
  const filled = parts.filter((part) => part !== '');
  return filled.length === 0 ? '' : `<section class="flow">${filled.join('')}</section>`;
}

function streetsIndex({ name, streets, features, attributions }: MapContent): string {
  if (streets.length === 0) return '';
  const isFromPoints = !features.some((feature) => feature.kind === 'STREET' && feature.name !== '');
  const notices = [...(isFromPoints ? [squaresKnown] : []), attributions.join(' · ')];
  const groups = new Map<string, IndexedStreet[]>();
  for (const street of streets) {
    const initial = initialOf(street.name);
    groups.set(initial, [...(groups.get(initial) ?? []), street]);
  }
  const rows = [...groups].map(([initial, members]) => {
    return `<h3>${escapeMarkup(initial)}</h3><ol class="streets">${members.map(streetRow).join('')}</ol>`;
  });
  const columns = `columns${streets.length <= fewStreets ? ' roomy' : ''}`;
  return `<h2>Streets index for ${escapeMarkup(name)} area.</h2><div class="${columns}">${rows.join('')}</div>${notices.map((notice) => `<p class="notice">${escapeMarkup(notice)}</p>`).join('')}`;
}

function streetRow({ name, squares: [own = '', ...further] }: IndexedStreet): string {
  return `<li><span>${escapeMarkup(name)}</span><span class="square"><b>${own}</b>${further.map((square) => ` ${square}`).join('')}</span></li>`;
}

/** Returns the initial without accents; names that begin with no letter share one group. */
function initialOf(street: string): string {
  const [first = ''] = street.normalize('NFD').toUpperCase();
  return /\p{Lu}/u.test(first) ? first : '0–9';
}

function dataUrl(font: Buffer): string {
  return `data:font/ttf;base64,${font.toString('base64')}`;
}
