import { Field, ObjectType } from 'type-graphql';
import type { RequestContext } from '../../../../platform/context/RequestContext';
import { authorize } from '../../../../shared/authorize';
import { DomainError } from '../../../../shared/errors/DomainError';
import { readImportFile } from '../files/readImportFile';
import { reasonColumn } from '../files/RefusedRowsFile';
import { BrochureImport } from '../uploads/BrochureImport';
import { importTargets, targetOf } from './importTargets';
import { MappedValue } from './MappedColumn';

@ObjectType({ description: 'A column of a file.' })
class PreviewedColumn {
  @Field({ description: 'Its name in the file, in lower case.' })
  readonly name: string;

  @Field(() => String, { nullable: true, description: 'The column that it is read as now; null: it is not read.' })
  readonly target: string | null;

  @Field(() => [String], { description: 'Its cells in the first five rows, each up to 200 characters.' })
  readonly cells: string[];

  constructor(name: string, target: string | null, cells: string[]) {
    this.name = name;
    this.target = target;
    this.cells = cells;
  }
}

@ObjectType({ description: 'The first rows of a file that was sent, and how it is read.' })
export class BrochureImportPreview {
  @Field(() => [PreviewedColumn], { description: 'The columns of the file, in their order.' })
  readonly columns: PreviewedColumn[];

  @Field(() => [MappedValue], { description: 'Values that are read as others.' })
  readonly values: MappedValue[];

  @Field(() => [String], { description: 'All that a column can be read as.' })
  readonly targets: readonly string[] = importTargets;

  constructor(columns: PreviewedColumn[], values: MappedValue[]) {
    this.columns = columns;
    this.values = values;
  }
}

const mostRows = 5;
const longestCell = 200;

/**
 * Returns the first rows of a file with its mapping.
 *
 * @throws DomainError NOT_FOUND, or GONE once the file is imported or no longer kept
 */
export async function previewBrochureImport(
  context: RequestContext,
  { id }: { id: number },
): Promise<BrochureImportPreview> {
  authorize(context.viewer, 'brochureImportPreview');
  const imports = context.database.getRepository(BrochureImport);
  const file = await imports.createQueryBuilder('file').addSelect('file.content').where({ id }).getOne();
  if (!file) throw new DomainError('NOT_FOUND', 'There is no such import.');
  if (file.content === null) throw new DomainError('GONE', 'This file is no longer kept. Send it again.');
  const rows: Record<string, string>[] = [];
  for await (const { record } of await readImportFile(file.content)) {
    if (record !== null) rows.push(record);
    if (rows.length === mostRows) break;
  }
  const targets = new Map(file.mapping?.columns.map(({ column, target }) => [column, target]));
  const columns = Object.keys(rows[0] ?? {})
    .filter((name) => name !== reasonColumn)
    .map((name) => {
      const cells = rows.map((row) => (row[name] ?? '').slice(0, longestCell));
      const target = targets.get(name);
      return new PreviewedColumn(name, target === undefined ? targetOf(name) : target, cells);
    });
  return new BrochureImportPreview(columns, file.mapping?.values.map((value) => new MappedValue(value)) ?? []);
}
