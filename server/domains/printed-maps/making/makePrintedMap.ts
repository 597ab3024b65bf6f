import { IsNull, type DataSource, type FindOptionsWhere, type Repository } from 'typeorm';
import { Field, ObjectType, ID, InputType } from 'type-graphql';
import { DocumentProblem } from '../../../platform/browser/DocumentProblem';
import { printPages } from '../../../platform/browser/printPages';
import type { SharedBrowser } from '../../../platform/browser/SharedBrowser';
import type { Clock } from '../../../platform/clock/Clock';
import type { FileStore } from '../../../platform/file-store/FileStore';
import type { JobQueue } from '../../../platform/jobs/JobQueue';
import { computeContentHash } from './computeContentHash';
import { isHeld, neverFailed } from './isHeld';
import type { MapContent } from '../MapContent';
import { composePages } from '../drawing/composing/composePages';
import { printShop } from '../drawing/pages/sheetSection';
import { keepMapFile } from '../files/keepMapFile';
import { PrintedMap } from '../PrintedMap';
import { readPrintContent } from './readPrintContent';
import { PageOrientation } from '../PageOrientation';
import { PaperSize } from '../PaperSize';

@InputType({ description: 'Which PDF map to make.' })
export class MakePrintedMapInput {
  @Field(() => ID, { description: 'Global id of the map area.' })
  mapArea: string;

  @Field(() => PaperSize, { description: 'The paper that it is for.' })
  paper: PaperSize;

  @Field(() => PageOrientation, { description: 'How the map lies on the paper.' })
  orientation: PageOrientation;
}

@ObjectType({ description: 'What `makePrintedMap` did.' })
export class MakePrintedMapPayload {
  @Field(() => PrintedMap, { description: 'The map, being made; one that was there before stays until then.' })
  readonly printedMap: PrintedMap;

  constructor(printedMap: PrintedMap) {
    this.printedMap = printedMap;
  }
}

export interface PrintedMapDependencies {
  database: DataSource;
  clock: Clock;
  files: FileStore;
  jobs: JobQueue;
  publicUrl: string;
  browser: SharedBrowser;
}

/** Percentage of the time that usually has passed at each step; printing takes the rest. */
const progressOf = { begun: 5, composed: 30 } as const;

/**
 * Draws the map and replaces the previous file. Keeps the file when the content is unchanged.
 * Returns whether it made a new file. Stores the reason for a failure with the map, for administrators.
 */
export async function makePrintedMap(
  dependencies: PrintedMapDependencies,
  { printedMapId }: { printedMapId: number },
): Promise<boolean> {
  const maps = dependencies.database.getRepository(PrintedMap);
  const map = await maps.findOneBy({ id: printedMapId });
  if (!map) return false;
  try {
    return await draw(dependencies, map);
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'The map could not be drawn.';
    await maps.update(asDrawn(map), { state: 'FAILED', problem: reason });
    throw error;
  }
}

/** The map unless another layout was applied since it was read: that one's drawing is on its way. */
function asDrawn({ id, printLayoutId }: PrintedMap): FindOptionsWhere<PrintedMap> {
  return { id, printLayoutId: printLayoutId ?? IsNull() };
}

async function draw(dependencies: PrintedMapDependencies, map: PrintedMap): Promise<boolean> {
  const { database } = dependencies;
  const maps = database.getRepository(PrintedMap);
  const reach = async (progress: number): Promise<void> => {
    await maps.update({ id: map.id }, { progress: Math.round(progress) });
  };
  await reach(progressOf.begun);
  const content = await readPrintContent(dependencies, map);
  if (!content) return false;
  const contentHash = computeContentHash(content, map);
  if (contentHash === map.contentHash) {
    await maps.update(asDrawn(map), { state: 'READY', progress: 100, problem: null });
    return false;
  }
  if (isHeld(map, contentHash)) {
    await maps.update(asDrawn(map), { state: 'FAILED' });
    return false;
  }
  return noteFailure(maps, map, contentHash, () => drawAnew(dependencies, map, { content, contentHash, reach }));
}

/** Notes which content failed. `countFailedJob` counts it once no try of the job is left. */
async function noteFailure<T>(
  maps: Repository<PrintedMap>,
  map: PrintedMap,
  contentHash: string,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isOfMap = error instanceof DocumentProblem;
    const failedJobs = isOfMap && map.failedHash === contentHash ? map.failedJobs : 0;
    await maps.update(asDrawn(map), isOfMap ? { failedHash: contentHash, failedJobs } : neverFailed);
    throw error;
  }
}

interface Drawing {
  content: MapContent;
  contentHash: string;
  reach: (progress: number) => Promise<void>;
}

async function drawAnew(
  dependencies: PrintedMapDependencies,
  map: PrintedMap,
  { content, contentHash, reach }: Drawing,
): Promise<boolean> {
  const { clock, files, browser } = dependencies;
  const { paper, orientation } = map;
  const madeAt = clock.now();
  const { html, width, height } = await composePages({ content, format: { paper, orientation }, madeAt });
  const { pdf, preview, pages } = await printPages(html, {
    ...{ width, height, browser },
    onProgress: (share) => reach(progressOf.composed + share * (95 - progressOf.composed)),
    ...(content.design.hasBleed && { around: printShop }),
  });
  const fileSha256 = await files.put(pdf, 'application/pdf');
  const previewSha256 = await files.put(preview, 'image/webp');
  const made = { fileSha256, previewSha256, contentHash, byteSize: pdf.length, pages, madeAt };
  return keepMapFile(dependencies, asDrawn(map), { ...made, origin: 'DRAWN' });
}
