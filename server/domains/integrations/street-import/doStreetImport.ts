import type { Clock } from '../../../platform/clock/Clock';
import { DomainError } from '../../../shared/errors/DomainError';
import type { FileRemoval } from '../../brochures/assets/files/removeUnusedFiles';
import type { Viewer } from '../../../shared/Viewer';
import { MapArea } from '../../map-areas/MapArea';
import { CountedFiles } from './files/CountedFiles';
import { forgetStreetFiles } from './files/forgetStreetFiles';
import { runStreetImport } from './importStreets';
import type { StreetSource } from './files/readStreetFile';
import { StreetImport } from './StreetImport';
import type { StreetImportReport } from './StreetImportReport';

interface Dependencies extends FileRemoval {
  clock: Clock;
}

/** Reasons for refusal that a stored report keeps at most. */
const mostRefusals = 5_000;
/** percent of progress after reading the file; updating the index takes the rest */
const readShare = 90;

/** Runs a requested import and stores its outcome. Leaves a finished import unchanged. */
export async function doStreetImport(
  dependencies: Dependencies,
  { streetImportId }: { streetImportId: number },
): Promise<void> {
  const { database, clock } = dependencies;
  const imports = database.getRepository(StreetImport);
  const asked = await imports.findOneBy({ id: streetImportId });
  if (!asked || asked.state === 'READY' || asked.state === 'FAILED') return;
  await imports.update({ id: asked.id }, { state: 'RUNNING', progress: 1 });
  try {
    const report = await run(dependencies, asked);
    const kept = { ...report, refused: report.refused.slice(0, mostRefusals) };
    await imports.update({ id: asked.id }, { state: 'READY', progress: 100, finishedAt: clock.now(), report: kept });
  } catch (error) {
    const problem = error instanceof DomainError ? error.message : 'The import broke off, and nothing was kept.';
    await imports.update({ id: asked.id }, { state: 'FAILED', problem, finishedAt: clock.now() });
    // an error in the file does not go away with a retry
    if (!(error instanceof DomainError)) throw error;
    return;
  }
  if (!asked.dryRun) await forgetStreetFiles(dependencies, asked.files);
}

async function run(dependencies: Dependencies, asked: StreetImport): Promise<StreetImportReport> {
  const { database, clock, files } = dependencies;
  const area = await database.getRepository(MapArea).findOneByOrFail({ id: asked.mapAreaId });
  const viewer: Viewer | null =
    asked.requestedById === null
      ? null
      : { accountId: asked.requestedById, role: 'ADMINISTRATOR', staffRole: 'EDITOR', vendorId: null };
  const counted = await CountedFiles.open(files, asked.files);
  let reported = 1;
  const { kind, sourceName, attribution, licence, dryRun } = asked;
  return runStreetImport(
    { database, clock, viewer, requestId: `street-import-${asked.id}` },
    {
      ...(await sourceOf(asked, counted)),
      ...{ kind, sourceName, attribution, licence, dryRun },
      mapArea: area.code,
      mapAreaDefinitions: [],
      onProgress: () => {
        const progress = Math.max(1, Math.floor(counted.share * readShare));
        if (progress < reported + 5) return;
        reported = progress;
        void database
          .getRepository(StreetImport)
          .update({ id: asked.id }, { progress })
          .catch(() => undefined);
      },
    },
  );
}

async function sourceOf({ format }: StreetImport, counted: CountedFiles): Promise<StreetSource> {
  if (format === 'GNAF') return { format: 'gnaf', tables: counted.openers };
  const [open] = counted.openers;
  if (!open) throw new DomainError('NOT_FOUND', 'The file is not here any more. Send it again.');
  return { format: format === 'CSV' ? 'csv' : 'geojson', source: await open() };
}
