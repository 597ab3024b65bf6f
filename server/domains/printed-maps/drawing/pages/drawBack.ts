import type { FacilityType } from '../../../../../shared/map-style/facilities';
import { layOutFold, type PrintFold } from '../../layouts/printFolds';
import type { MapContent } from '../../MapContent';
import { drawListsIn, leastHeight, type DrawnLists, type PrintList } from '../lists/PrintList';
import type { Rect, Sheet } from '../Sheet';
import type { NumberedPart } from './drawAtlas';
import { drawBesidePanel } from './drawBesidePanel';
import { drawCover, drawFoldMarks } from './drawCover';
import { drawLocator } from './drawLocator';
import { sheetSection } from './sheetSection';

/** millimetres between a fold and what is on a panel */
const air = 7;

interface BackPage {
  sheet: Sheet;
  fold: PrintFold;
  facilities: readonly FacilityType[];
  /** the sheets that follow */
  parts: readonly NumberedPart[];
  /** what the first page has no room for */
  lists: readonly PrintList[];
}

export interface DrawnBack extends Pick<DrawnLists, 'rest' | 'cutTitles'> {
  html: string;
}

interface FilledPanels extends DrawnBack {
  /** whether each panel has something */
  areFilled: boolean[];
}

/**
 * Draws the back page of a folded print: the cover on the right panel of the upper row, on the next one what is needed in
 * a hurry, and on the others the offers and the streets index. Turned like the page of a book, the sheet has its cover
 * outside.
 */
export function drawBack(content: MapContent, { sheet, fold, facilities, parts, lists }: BackPage): DrawnBack {
  const { cover, beside, others, back, steps } = layOutFold(fold, sheet);
  const { hasBleed } = content.design;
  const front = drawCover(content, { panel: cover, sheet });
  const { areFilled, ...listed } = spreadLists(lists, others.map(inside));
  const blank = others[areFilled.indexOf(false)];
  const svg = [
    front.svg,
    drawBesidePanel(content, { panel: beside, steps, facilities, parts }),
    blank ? drawLocator(content, { panel: blank, page: sheet }) : '',
    drawFoldMarks(sheet, back, hasBleed),
  ].join('\n');
  return { ...listed, html: sheetSection(content, sheet, { svg, html: front.html + listed.html }) };
}

/** Fills panels one after the other, and as little of their height as holds all, so that none is left blank. */
function spreadLists(lists: readonly PrintList[], panels: readonly Rect[]): FilledPanels {
  let most = Math.max(...panels.map(({ height }) => height));
  let best = fillPanels(lists, panels, most);
  if (best.rest.length > 0) return best;
  let least = leastHeight;
  while (most - least > 1) {
    const height = (least + most) / 2;
    const filled = fillPanels(lists, panels, height);
    if (filled.rest.length > 0) least = height;
    else [best, most] = [filled, height];
  }
  return best;
}

function fillPanels(lists: readonly PrintList[], panels: readonly Rect[], height: number): FilledPanels {
  const filled: FilledPanels = { html: '', rest: [...lists], cutTitles: [], areFilled: [] };
  for (const panel of panels) {
    const { html, rest, cutTitles } = drawListsIn(filled.rest, { ...panel, height: Math.min(panel.height, height) });
    filled.html += html;
    filled.areFilled.push(html !== '');
    filled.rest = rest;
    filled.cutTitles.push(...cutTitles);
  }
  return filled;
}

function inside({ x, y, width, height }: Rect): Rect {
  return { x: x + air, y: y + air, width: width - 2 * air, height: height - 2 * air };
}
