import { In } from 'typeorm';
import { Field, ObjectType, ID, InputType } from 'type-graphql';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { DomainError, type FieldError } from '../../../shared/errors/DomainError';
import { authorize } from '../../../shared/authorize';
import { cleanLine } from '../../../shared/text/cleanLine';
import { MapArea } from '../../map-areas/MapArea';
import { importStreetsJob } from './importStreetsJob';
import { StreetFile } from './files/StreetFile';
import { StreetImport } from './StreetImport';
import { ImportedKind } from './files/ImportedKind';
import { StreetFileFormat } from './files/StreetFileFormat';

@InputType({ description: 'What to import, and whose data it is.' })
export class StartStreetImportInput {
  @Field(() => ID, { description: 'Global id of the map area.' })
  mapArea: string;

  @Field(() => [String], {
    description:
      'One file, or up to three tables of G-NAF, as `/rest/brochure/administrator/streetsIndex/file` named them.',
  })
  files: string[];

  @Field(() => StreetFileFormat, { description: 'How they are written.' })
  format: StreetFileFormat;

  @Field(() => ImportedKind, { description: 'What they bring.' })
  kind: ImportedKind;

  @Field({ description: '1 to 120 characters; importing under the same name again replaces what it brought.' })
  sourceName: string;

  @Field({ description: '1 to 300 characters: the notice that has to stand on every map that shows it.' })
  attribution: string;

  @Field({ description: '1 to 300 characters: under which licence it may be used.' })
  licence: string;

  @Field({ description: 'Only try: everything is done, reported and undone.' })
  dryRun: boolean;
}

@ObjectType({ description: 'What `startStreetImport` did.' })
export class StartStreetImportPayload {
  @Field(() => StreetImport, { description: 'The import, to be done in the background.' })
  readonly streetImport: StreetImport;

  constructor(streetImport: StreetImport) {
    this.streetImport = streetImport;
  }
}

type StreetImportRequest = Pick<
  StreetImport,
  'mapAreaId' | 'files' | 'format' | 'kind' | 'sourceName' | 'attribution' | 'licence' | 'dryRun'
>;

/** Enqueues an import: files are too large to import within one request. */
export async function startStreetImport(context: RequestContext, given: StreetImportRequest): Promise<StreetImport> {
  authorize(context.viewer, 'startStreetImport');
  const input = read(given);
  return context.database.transaction(async (manager) => {
    const area = await manager
      .getRepository(MapArea)
      .findOne({ where: { id: input.mapAreaId }, lock: { mode: 'pessimistic_read' } });
    if (!area) throw new DomainError('NOT_FOUND', 'There is no such map area.');
    const sha256 = In(input.files);
    const known = await manager
      .getRepository(StreetFile)
      .find({ where: { sha256 }, lock: { mode: 'pessimistic_read' } });
    if (known.length !== input.files.length) {
      throw refusal([{ field: 'files', code: 'UNKNOWN', message: 'This file is not here any more. Send it again.' }]);
    }
    const imports = manager.getRepository(StreetImport);
    const requestedById = context.viewer?.accountId ?? null;
    const { id } = await imports.save({ ...input, state: 'WAITING', requestedById, requestedAt: context.clock.now() });
    await context.jobs.enqueue(manager, importStreetsJob, { streetImportId: id });
    const { kind, sourceName: source, dryRun } = input;
    const after = { mapAreaId: area.id, kind, source, dryRun };
    await recordAudit(manager, context, [
      { action: 'startStreetImport', entityType: 'StreetImport', entityId: id, before: null, after },
    ]);
    return imports.findOneByOrFail({ id });
  });
}

function read(given: StreetImportRequest): StreetImportRequest {
  const input = {
    ...given,
    files: [...new Set(given.files)],
    sourceName: cleanLine(given.sourceName),
    attribution: cleanLine(given.attribution),
    licence: cleanLine(given.licence),
  };
  const errors: FieldError[] = [];
  const refuseUnless = (holds: boolean, field: string, code: string, message: string) => {
    if (!holds) errors.push({ field, code, message });
  };
  const within = (text: string, most: number) => text !== '' && Array.from(text).length <= most;
  refuseUnless(within(input.sourceName, 120), 'sourceName', 'LENGTH', 'Name the source in 1 to 120 characters.');
  refuseUnless(
    within(input.attribution, 300),
    'attribution',
    'LENGTH',
    'Say whose data it is in 1 to 300 characters, for example “© OpenStreetMap contributors”.',
  );
  refuseUnless(within(input.licence, 300), 'licence', 'LENGTH', 'Say under which licence, in 1 to 300 characters.');
  const most = input.format === 'GNAF' ? 3 : 1;
  refuseUnless(
    input.files.length >= 1 && input.files.length <= most,
    'files',
    'NUMBER',
    most === 1 ? 'Choose one file.' : 'Choose the tables of one state: two or three files.',
  );
  refuseUnless(
    input.files.every((file) => /^[0-9a-f]{64}$/.test(file)),
    'files',
    'UNKNOWN',
    'This is no file of ours.',
  );
  refuseUnless(
    input.kind === 'STREET' || input.format === 'GEOJSON',
    'kind',
    'FORMAT',
    'Only GeoJSON can bring land, parks, water or suburbs.',
  );
  if (errors.length > 0) throw refusal(errors);
  return input;
}

function refusal(errors: FieldError[]): DomainError {
  return new DomainError('VALIDATION_FAILED', errors.map(({ message }) => message).join(' '), { errors });
}
