import { ArrayMaxSize, MaxLength, ValidateNested } from 'class-validator';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { recordAudit } from '../../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../../platform/context/RequestContext';
import { authorize } from '../../../../shared/authorize';
import { DomainError } from '../../../../shared/errors/DomainError';
import { cleanLine } from '../../../../shared/text/cleanLine';
import { BrochureImport } from '../uploads/BrochureImport';
import { brochureImportJob } from '../uploads/brochureImportJob';
import type { ImportMapping } from './ImportMapping';
import { readMapping } from './readMapping';
import { saveImportProfile } from './saveImportProfile';

const longestCell = 200;
const longestName = 80;
const cellMessage = `Write at most ${longestCell} characters.`;

@InputType({ description: 'What a column of a file is read as.' })
export class ColumnMappingInput {
  @Field({ description: `Name of the column in the file, in any case, up to ${longestCell} characters.` })
  @MaxLength(longestCell, { message: cellMessage })
  column: string;

  @Field(() => String, {
    nullable: true,
    description: 'One of `targets` of `brochureImportPreview`; null: the column is not read.',
  })
  target?: string | null;
}

@InputType({ description: 'What a value of a column is read as.' })
export class ValueMappingInput {
  @Field({ description: `Name of the column in the file, in any case, up to ${longestCell} characters.` })
  @MaxLength(longestCell, { message: cellMessage })
  column: string;

  @Field({ description: `The value in the file, in any case, up to ${longestCell} characters.` })
  @MaxLength(longestCell, { message: cellMessage })
  value: string;

  @Field({ description: `The value that is read instead, up to ${longestCell} characters; empty: none.` })
  @MaxLength(longestCell, { message: cellMessage })
  replacement: string;
}

const mostColumns = 200;
const mostValues = 1000;

@InputType({ description: 'How to read a file.' })
export class MapBrochureImportInput {
  @Field(() => ID, { description: 'Global id of the file that was tried.' })
  id: string;

  @Field(() => [ColumnMappingInput], { description: `Up to ${mostColumns}; other columns are read as they are named.` })
  @ValidateNested({ each: true })
  @ArrayMaxSize(mostColumns, { message: `Give at most ${mostColumns} columns.` })
  columns: ColumnMappingInput[];

  @Field(() => [ValueMappingInput], { description: `Up to ${mostValues}; other values are read as they are.` })
  @ValidateNested({ each: true })
  @ArrayMaxSize(mostValues, { message: `Give at most ${mostValues} values.` })
  values: ValueMappingInput[];

  @Field(() => String, {
    nullable: true,
    description: `Also keeps the mapping under this name, up to ${longestName} characters, in place of an earlier one.`,
  })
  profileName?: string | null;
}

@ObjectType({ description: 'What `mapBrochureImport` did.' })
export class MapBrochureImportPayload {
  @Field(() => BrochureImport, { description: 'The file; it is tried again in the background.' })
  readonly brochureImport: BrochureImport;

  constructor(brochureImport: BrochureImport) {
    this.brochureImport = brochureImport;
  }
}

interface Wish {
  id: number;
  columns: readonly { column: string; target?: string | null }[];
  values: ImportMapping['values'];
  profileName?: string | null;
}

/** Reads a tried file in another way, and tries it again (docs/rules/imports.md#mapping). */
export async function mapBrochureImport(context: RequestContext, { id, ...wish }: Wish): Promise<BrochureImport> {
  authorize(context.viewer, 'mapBrochureImport');
  const mapping = readMapping(wish);
  const profile = wish.profileName == null ? null : readName(wish.profileName);
  return context.database.transaction(async (manager) => {
    const imports = manager.getRepository(BrochureImport);
    const file = await imports.findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!file) throw new DomainError('NOT_FOUND', 'There is no such import.');
    if (file.state !== 'CHECKED') {
      throw new DomainError(
        'CONFLICT',
        'Only a file that was tried, and is not imported yet, can be read in another way.',
      );
    }
    const kept: ImportMapping = profile === null ? mapping : { ...mapping, profile };
    await imports.update({ id }, { state: 'CHECKING', mapping: kept, rowsRead: 0, report: null, finishedAt: null });
    await context.jobs.enqueue(manager, brochureImportJob, { importId: id });
    if (profile !== null) await saveImportProfile(manager, context, { name: profile, mapping });
    const after = { fileName: file.fileName, ...(profile !== null && { profileName: profile }) };
    await recordAudit(manager, context, [
      { action: 'mapBrochureImport', entityType: 'BrochureImport', entityId: id, before: null, after },
    ]);
    return imports.findOneByOrFail({ id });
  });
}

function readName(text: string): string {
  const name = cleanLine(text);
  if (name !== '' && Array.from(name).length <= longestName) return name;
  const message = `Give the profile a name of up to ${longestName} characters.`;
  throw new DomainError('VALIDATION_FAILED', message, { errors: [{ field: 'profileName', code: 'LENGTH', message }] });
}
