import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { readDocumentFormat } from '../../../platform/documents/readDocumentFormat';
import { DomainError } from '../../../shared/errors/DomainError';
import { authorize } from '../../../shared/authorize';
import { decodeBase64 } from '../../brochures/assets/files/decodeBase64';
import { MapArea } from '../../map-areas/MapArea';
import { keepMapFile } from './keepMapFile';
import { picturePrintedMapJob } from '../making/picturePrintedMapJob';
import { PrintedMap } from '../PrintedMap';

type UploadPrintedMapInput = Pick<PrintedMap, 'paper' | 'orientation'> & {
  /** did of the area */
  mapArea: string;
  contentBase64Encoded: string;
};

/** Replaces the site's own map with an uploaded PDF, which stays until somebody replaces it. */
export async function uploadPrintedMap(context: RequestContext, input: UploadPrintedMapInput): Promise<PrintedMap> {
  authorize(context.viewer, 'uploadPrintedMap');
  const { database, files, clock, jobs } = context;
  const { paper, orientation } = input;
  const area = await database.getRepository(MapArea).findOneBy({ did: input.mapArea });
  if (!area) throw refusal('mapArea', 'UNKNOWN', 'There is no such map area.');
  const pdf = decodeBase64(input.contentBase64Encoded);
  if ((await readDocumentFormat(pdf)) !== 'pdf') {
    throw refusal('contentBase64Encoded', 'NOT_A_PDF', 'This file is no PDF. Save the map as PDF and send that.');
  }
  const file = {
    fileSha256: await files.put(pdf, 'application/pdf'),
    byteSize: pdf.length,
    madeAt: clock.now(),
    origin: 'UPLOADED',
    ...{ previewSha256: null, contentHash: null, pages: null },
  } as const;
  const format = { mapAreaId: area.id, paper, orientation };
  const id = await database.transaction(async (manager) => {
    const maps = manager.getRepository(PrintedMap);
    await maps
      .createQueryBuilder()
      .insert()
      .values({ ...format, state: 'WAITING' })
      .orIgnore()
      .execute();
    const map = await maps.findOneByOrFail(format);
    const after = { ...format, bytes: pdf.length };
    await recordAudit(manager, context, [
      { action: 'uploadPrintedMap', entityType: 'PrintedMap', entityId: map.id, before: null, after },
    ]);
    return map.id;
  });
  await keepMapFile(context, { id }, file);
  await database.transaction((manager) => jobs.enqueue(manager, picturePrintedMapJob, { printedMapId: id }));
  return database.getRepository(PrintedMap).findOneByOrFail({ id });
}

function refusal(field: string, code: string, message: string): DomainError {
  return new DomainError('VALIDATION_FAILED', message, { errors: [{ field, code, message }] });
}
