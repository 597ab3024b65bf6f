import { exportFacts } from '../../../../../shared/lists/exportFacts';
import { adColumns, importOf, type AdColumn } from '../importFields';
import type { ImportReport } from '../ImportReport';
import { reasonColumn } from '../files/RefusedRowsFile';

type Record = Readonly<{ [column: string]: string }>;

const facts = Object.values(exportFacts).map(({ heading, rule }) => ({ column: heading.toLowerCase(), rule }));
/** how exports write them: a file's headings are read in lower case */
const headings = new Map(Object.values(exportFacts).map(({ heading }) => [heading.toLowerCase(), heading]));
const columnsOf = (isRight: (rule: string) => boolean): Set<string> =>
  new Set(facts.filter(({ rule }) => isRight(rule)).map(({ column }) => column));

const figures = columnsOf((rule) => rule === 'FIGURE');
const ofEveryFile = new Set([...columnsOf((rule) => rule === 'KEY'), reasonColumn]);
const further = ['id', 'sub_category', 'geo_precision', 'position_source'];
const ofKnownAds = new Set([
  ...columnsOf((rule) => rule === 'FIXED' || rule === 'FIELD'),
  ...Object.keys(adColumns)
    .filter((name) => importOf(name as AdColumn).withDidOnly)
    .flatMap((name) => adColumns[name as AdColumn]),
]);
const ofAllRows = new Set([
  ...further,
  ...Object.keys(adColumns)
    .filter((name) => !importOf(name as AdColumn).withDidOnly)
    .flatMap((name) => [...adColumns[name as AdColumn], ...(importOf(name as AdColumn).fallbacks ?? [])]),
]);

/** Notes in the report which filled columns no import reads, so that nothing is passed over silently. */
export class UnreadColumns {
  constructor(private readonly report: ImportReport) {}

  note(record: Record, isNew: boolean): void {
    const unread = Object.keys(record).filter((column) => (record[column] ?? '').trim() !== '');
    const reasons = new Map<string, string[]>();
    for (const column of unread) {
      const reason = reasonOf(column, isNew);
      const heading = headings.get(column) ?? column;
      if (reason !== null) reasons.set(reason, [...(reasons.get(reason) ?? []), heading]);
    }
    for (const [reason, columns] of reasons) {
      const notice = `not read, because ${reason}: ${columns.join(', ')}`;
      this.report.notices[notice] = (this.report.notices[notice] ?? 0) + 1;
    }
  }
}

function reasonOf(column: string, isNew: boolean): string | null {
  if (figures.has(column)) return 'only the site counts them';
  if (ofAllRows.has(column) || ofEveryFile.has(column)) return null;
  if (!ofKnownAds.has(column)) return 'the site has no such column';
  return isNew ? 'only a row with a display id sets them' : null;
}
