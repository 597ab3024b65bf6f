import { snakeCase } from '../../../../shared/text/snakeCase';
import { calendarDay } from '../../../../shared/dates/calendarDay';
import type { FieldError } from '../../../../shared/errors/DomainError';
import type { BrochureType } from '../../../brochures/BrochureType';
import { columnFields, type ColumnField } from '../../../brochures/fields/fieldValues';
import { publishProblems } from '../../../brochures/statuses/publishProblems';
import type { Judging } from '../../../brochures/writing/prepareChanges';
import { badHostProblems } from '../../../brochures/writing/checks/badHostProblems';
import { priceProblems } from '../../../brochures/writing/checks/priceProblems';
import { shorten } from '../files/cellReaders';
import type { CategoryWords } from './CategoryWords';
import { contains, type ImportAreas } from '../ImportAreas';
import { importFields, type ImportField } from '../importFields';
import type { ImportReport } from '../ImportReport';
import type { ImportRow } from './ImportRow';
import type { SaveableRow } from '../importedColumns';
import type { ReadRow } from './readImportRow';
import { unknownCategory } from './unknownCategory';
import { withRuleErrors } from './withRuleErrors';

/** Fields that no column of a new row sets. */
const notInFiles = Object.fromEntries(
  columnFields.filter((name) => !(importFields as readonly string[]).includes(name)).map((name) => [name, null]),
) as Record<Exclude<ColumnField, ImportField>, null>;

interface ResolverOptions extends Judging {
  type: BrochureType;
  publish: boolean;
  source: string;
  categories: CategoryWords;
  areas: ImportAreas;
  report: ImportReport;
}

/** Replaces the file's words for category and area with ids, and applies the rules of the ad's type. */
export class RowResolver {
  constructor(private readonly options: ResolverOptions) {}

  /** Returns the row ready to save, or all its errors, those of its cells included. */
  resolve(
    { row, errors: cellErrors }: ReadRow,
    record: Readonly<Record<string, string>>,
  ): { row: Omit<SaveableRow, 'external_id' | 'did'> } | { errors: FieldError[] } {
    const { categories, areas } = this.options;
    const category = categories.find(row.category);
    const area = areas.find(row);
    const errors = withRuleErrors(
      [...cellErrors, ...unknownCategory(row.category, categories)],
      this.problemsOf(row, area?.id ?? null),
      record,
    );
    if (!category || errors.length > 0) return { errors };
    const subCategory = row.subCategory === null ? undefined : categories.findSub(category.code, row.subCategory);

    const { latitude, longitude } = row;
    if (row.subCategory !== null && !subCategory) this.notice(`no sub-category for "${shorten(row.subCategory)}"`);
    const unknownArea = areas.unknownOf(row);
    if (unknownArea !== undefined) this.notice(`no map area "${shorten(unknownArea)}"`);
    if (latitude === null || longitude === null) this.notice('no position');
    else if (area && !contains(area, latitude, longitude)) this.notice(`position outside of area ${area.code}`);
    return { row: columnsOf(row, subCategory?.id ?? category.id, area?.id ?? null) };
  }

  private problemsOf(row: ImportRow, mapAreaId: number | null): FieldError[] {
    const { type, publish, source, now, badHosts } = this.options;
    const today = calendarDay(now, row.timeZone);
    const ad = { ...row, offerStartsOn: row.validFrom };
    const problems = [...badHostProblems({}, row, badHosts), ...priceProblems(ad, Object.keys(row), today)];
    if (!publish) return problems;
    const candidate = {
      ...notInFiles,
      ...ad,
      ...{ type, mapAreaId, externalSource: source },
      // the unknown category already has an error
      categoryId: 0,
    };
    return [...problems, ...publishProblems(candidate, [], today)];
  }

  private notice(text: string): void {
    const { notices } = this.options.report;
    notices[text] = (notices[text] ?? 0) + 1;
  }
}

function columnsOf(
  row: ImportRow,
  categoryId: number,
  mapAreaId: number | null,
): Omit<SaveableRow, 'external_id' | 'did'> {
  return {
    category_id: categoryId,
    map_area_id: mapAreaId,
    ...Object.fromEntries(importFields.map((name) => [snakeCase(name), row[name]])),
    time_zone: row.timeZone,
    position_source: row.positionSource,
  };
}
