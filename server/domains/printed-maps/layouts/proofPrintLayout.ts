import { pictureSheets } from '../../../platform/browser/pictureSheets';
import { MapArea } from '../../map-areas/MapArea';
import { composePages } from '../drawing/composing/composePages';
import type { PrintedMapDependencies } from '../making/makePrintedMap';
import { readMapContent } from '../readMapContent';
import { PrintLayout } from './PrintLayout';
import { PrintLayoutPicture } from './PrintLayoutPicture';

/** pictures of a proof; an atlas has more sheets, which look alike */
const mostPictures = 8;

/**
 * Draws the sheets of a layout as pictures and finds what readers would miss. Returns false if the layout is gone, such
 * as a draft that another one has replaced. Stores the reason for a failure with the layout.
 */
export async function proofPrintLayout(
  dependencies: Omit<PrintedMapDependencies, 'files' | 'jobs'>,
  { printLayoutId }: { printLayoutId: number },
): Promise<boolean> {
  const { database, clock, browser } = dependencies;
  const layouts = database.getRepository(PrintLayout);
  const layout = await layouts.findOneBy({ id: printLayoutId });
  if (!layout) return false;
  const { paper, orientation, mapAreaId, settings } = layout;
  try {
    const area = await database.getRepository(MapArea).findOneByOrFail({ id: mapAreaId });
    const content = await readMapContent(dependencies, area, settings);
    const request = { content, format: { paper, orientation }, madeAt: clock.now() };
    const composed = await composePages(request, { lane: 'proof' });
    const { html, warnings, width, height } = composed;
    const { pictures, sheets } = await pictureSheets(html, { width, height, browser, most: mostPictures });
    return await database.transaction(async (manager) => {
      const kept = manager.getRepository(PrintLayoutPicture);
      const ready = { proofState: 'READY', problem: null, warnings, sheets } as const;
      const { affected } = await manager.getRepository(PrintLayout).update({ id: printLayoutId }, ready);
      if (affected !== 1) return false;
      await kept.delete({ printLayoutId });
      await kept.insert(pictures.map((picture, at) => ({ printLayoutId, number: at + 1, picture })));
      return true;
    });
  } catch (error) {
    const problem = error instanceof Error ? error.message : 'The proof could not be drawn.';
    await layouts.update({ id: printLayoutId }, { proofState: 'FAILED', problem });
    throw error;
  }
}
