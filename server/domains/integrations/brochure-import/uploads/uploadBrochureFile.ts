import { importLimits, importLimitText } from '../../../../../shared/lists/importLimits';
import { recordAudit } from '../../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../../platform/context/RequestContext';
import { DomainError } from '../../../../shared/errors/DomainError';
import { authorize } from '../../../../shared/authorize';
import { cleanLine } from '../../../../shared/text/cleanLine';
import { decodeBase64 } from '../../../brochures/assets/files/decodeBase64';
import type { BrochureType } from '../../../brochures/BrochureType';
import type { DataSource } from 'typeorm';
import { isGzip, readImportFormat } from '../files/readImportFile';
import { ImportProfile } from '../mapping/ImportProfile';
import { profileMappingOf } from '../mapping/profileMappingOf';
import { MapArea } from '../../../map-areas/MapArea';
import { BrochureImport } from './BrochureImport';
import { brochureImportJob } from './brochureImportJob';

export interface BrochureFile {
  fileName: string;
  contentBase64Encoded: string;
  type: BrochureType;
  mapArea?: string | null;
  source?: string | null;
  publish?: boolean;
  /** name of a mapping that is kept */
  profile?: string | null;
}

/** Stores a file of ads and enqueues its dry run; it is imported only on request. */
export async function uploadBrochureFile(context: RequestContext, file: BrochureFile): Promise<BrochureImport> {
  authorize(context.viewer, 'importBrochures');
  const content = decodeBase64(file.contentBase64Encoded);
  await refuseOtherFiles(content);
  const fileName = cleanLine(file.fileName) || 'file';
  const mapArea = file.mapArea ?? null;
  const { database, clock } = context;
  if (mapArea !== null && !(await database.getRepository(MapArea).existsBy({ code: mapArea }))) {
    const message = `There is no map area "${mapArea}".`;
    throw new DomainError('VALIDATION_FAILED', message, { errors: [{ field: 'mapArea', code: 'UNKNOWN', message }] });
  }
  const profile = file.profile == null ? null : await findProfile(database, file.profile);
  return database.transaction(async (manager) => {
    const imports = manager.getRepository(BrochureImport);
    const made = await imports.save(
      imports.create({
        ...{ fileName, type: file.type, mapArea, publish: file.publish ?? false, content },
        ...{ sourceName: cleanLine(file.source ?? '') || fileName, state: 'CHECKING', rowsRead: 0 },
        mapping: profile && { ...profileMappingOf(profile.mapping), profile: profile.name },
        ...{ createdById: context.viewer?.accountId ?? 0, createdAt: clock.now() },
      }),
    );
    await context.jobs.enqueue(manager, brochureImportJob, { importId: made.id });
    const after = { fileName, type: file.type, sourceName: made.sourceName, publish: made.publish };
    await recordAudit(manager, context, [
      { action: 'uploadBrochureFile', entityType: 'BrochureImport', entityId: made.id, before: null, after },
    ]);
    return made;
  });
}

async function findProfile(database: DataSource, name: string): Promise<ImportProfile> {
  const profile = await database.getRepository(ImportProfile).findOneBy({ name: name.replaceAll('\0', '\ufffd') });
  if (profile) return profile;
  const message = `There is no profile "${name}".`;
  throw new DomainError('VALIDATION_FAILED', message, { errors: [{ field: 'profile', code: 'UNKNOWN', message }] });
}

/**
 * CSV has no signature, so every file that is no workbook must be text.
 *
 * @throws DomainError UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE or VALIDATION_FAILED
 */
async function refuseOtherFiles(content: Buffer): Promise<void> {
  const format = await readImportFormat(content);
  if (format === 'xlsx') return;
  // what a compressed file holds is seen when it is tried
  if (format !== null || (!isGzip(content) && content.includes(0))) {
    const message = 'Send a CSV file (UTF-8), also compressed by gzip, or an Excel workbook (.xlsx).';
    throw new DomainError('UNSUPPORTED_MEDIA_TYPE', message, {
      errors: [{ field: 'contentBase64Encoded', code: 'FORMAT', message }],
    });
  }
  if (content.length <= importLimits.bytes) return;
  const message = `A CSV may have at most ${importLimitText('bytes')}: compress it by gzip, or send it in parts.`;
  throw new DomainError('PAYLOAD_TOO_LARGE', message, {
    errors: [{ field: 'contentBase64Encoded', code: 'TOO_LARGE', message }],
  });
}
