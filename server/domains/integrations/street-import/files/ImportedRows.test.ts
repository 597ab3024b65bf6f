import { ImportedRows } from './ImportedRows';
import type { StreetImportReport } from '../StreetImportReport';

const point = { streetName: 'Bay Road', locality: '', longitude: 153.01, latitude: -26.31 };

function makeRows() {
  const report: StreetImportReport = {
    ...{ dryRun: false, rows: 0, kept: 0, skipped: {}, refused: [], refusedCount: 0, unchanged: false },
    index: { streets: 0, created: 0, updated: 0, removed: 0 },
  };
  return { report, rows: new ImportedRows(report) };
}

function take(times: number, ...[row, reading]: Parameters<ImportedRows['take']>) {
  const { report, rows } = makeRows();
  for (let at = 0; at < times; at += 1) rows.take(row, reading);
  return { report, rows };
}

describe('ImportedRows', () => {
  it('keeps at most a million points', () => {
    expect(take(1_000_000, 1, { point }).rows.points).toHaveLength(1_000_000);
    expect(() => take(1_000_001, 1, { point })).toThrow(/More than 1,000,000 points/);
  });

  it('keeps at most two million positions of lines', () => {
    const coordinates = Array.from({ length: 100_000 }, () => [153.01, -26.31]);
    const feature = { kind: 'STREET', name: '', rank: 3, geometry: { type: 'LineString', coordinates } } as const;
    expect(take(20, 1, { feature }).rows.features).toHaveLength(20);
    expect(() => take(21, 1, { feature })).toThrow(/More than 2,000,000 positions/);
  });

  it('counts all refused rows, and keeps the reasons of the first 100,000', () => {
    const { report } = take(100_002, 7, { problem: 'It has no geometry.' });
    expect(report).toMatchObject({ refusedCount: 100_002 });
    expect(report.refused).toHaveLength(100_000);
  });
});
