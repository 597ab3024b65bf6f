import type { FacilityType } from '../../../../../shared/map-style/facilities';
import { layOutFold, type PrintFold } from '../../layouts/printFolds';
import type { MapContent } from '../../MapContent';
import { drawListsIn, type PrintList } from '../lists/PrintList';
import type { Rect, Sheet } from '../Sheet';
import type { NumberedPart } from './drawAtlas';
import { drawBesidePanel } from './drawBesidePanel';
import { drawCover, drawFoldMarks } from './drawCover';
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

/**
 * Draws the back page of a folded print: the cover on the right panel of the upper row, on the next one what is needed in
 * a hurry, and on the others the offers and the streets index. Turned like the page of a book, the sheet has its cover
 * outside. Returns what is left of the lists.
 */
export function drawBack(
  content: MapContent,
  { sheet, fold, facilities, parts, lists }: BackPage,
): { html: string; rest: PrintList[] } {
  const { cover, beside, others, back, steps } = layOutFold(fold, sheet);
  const { hasBleed } = content.design;
  const front = drawCover(content, { panel: cover, sheet });
  let rest = [...lists];
  const listed = others.map((panel) => {
    const drawn = drawListsIn(rest, inside(panel));
    rest = drawn.rest;
    return drawn.html;
  });
  const svg = [
    front.svg,
    drawBesidePanel(content, { panel: beside, steps, facilities, parts }),
    drawFoldMarks(sheet, back, hasBleed),
  ].join('\n');
  return { html: sheetSection(content, sheet, { svg, html: front.html + listed.join('') }), rest };
}

function inside({ x, y, width, height }: Rect): Rect {
  return { x: x + air, y: y + air, width: width - 2 * air, height: height - 2 * air };
}
