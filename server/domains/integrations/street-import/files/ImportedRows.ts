import { DomainError } from '../../../../shared/errors/DomainError';
import { positionsOf } from '../../../../shared/geo/geometryParts';
import type { NewFeature } from '../../../map-areas/base-map/saveFeatures';
import type { NewAddress } from '../../../street-index/addresses/StreetAddress';
import type { StreetPoint } from '../../../street-index/placement/indexStreets';
import type { StreetImportReport } from '../StreetImportReport';
import { locale } from '../../../../shared/locale';

/** Ten times a large city, and still small enough for one process. */
const mostPositions = 2_000_000;
const mostPoints = 1_000_000;
/** reasons to keep; further refused rows are only counted */
const mostReasons = 100_000;

/** The rows read from a file, and their report. */
export class ImportedRows {
  readonly features: NewFeature[] = [];
  readonly points: StreetPoint[] = [];
  private readonly houses = new Map<string, NewAddress>();
  private positions = 0;

  constructor(
    private readonly report: StreetImportReport,
    private readonly onProgress?: (report: StreetImportReport) => void,
  ) {}

  count(): void {
    this.report.rows += 1;
    if (this.report.rows % 200 === 0) this.onProgress?.(this.report);
  }

  take(row: number, reading: Reading): void {
    if ('problem' in reading) this.refuse(row, reading.problem);
    else if ('skipped' in reading) this.skip(reading.skipped);
    else if ('feature' in reading) this.addFeature(reading.feature);
    else {
      if (reading.point) this.addPoint(reading.point);
      if (reading.address) this.addAddress(reading.address);
    }
  }

  /** the house numbers, each once; the units of a house share its number */
  get addresses(): NewAddress[] {
    return [...this.houses.values()];
  }

  private addFeature(feature: NewFeature): void {
    this.positions += positionsOf(feature.geometry).length;
    if (this.positions > mostPositions) throw tooMuch(`${mostPositions.toLocaleString(locale)} positions`);
    this.features.push(feature);
  }

  private addPoint(point: StreetPoint): void {
    if (this.points.length >= mostPoints) throw tooMuch(`${mostPoints.toLocaleString(locale)} points`);
    this.points.push(point);
  }

  private addAddress(address: NewAddress): void {
    const { streetName, locality, number, suffix } = address;
    const key = `${streetName}\n${locality}\n${number}${suffix}`;
    if (this.houses.has(key)) return;
    if (this.houses.size >= mostPoints) throw tooMuch(`${mostPoints.toLocaleString(locale)} house numbers`);
    this.houses.set(key, address);
  }

  private skip(why: string): void {
    this.report.skipped[why] = (this.report.skipped[why] ?? 0) + 1;
  }

  private refuse(row: number, problem: string): void {
    this.report.refusedCount += 1;
    if (this.report.refused.length < mostReasons) this.report.refused.push({ row, problem });
  }
}

type Reading =
  | { feature: NewFeature }
  | { point: StreetPoint | null; address?: NewAddress | null }
  | { skipped: string }
  | { problem: string };

function tooMuch(what: string): DomainError {
  const message = `More than ${what} of this file lie on the map of one area. Make the area smaller, or simplify the file.`;
  return new DomainError('VALIDATION_FAILED', message);
}
