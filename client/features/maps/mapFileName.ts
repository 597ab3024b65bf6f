import { isoDayIn } from '../../shared/dates/isoDayIn';

interface MapFile {
  paper: 'A4' | 'A3';
  orientation: 'PORTRAIT' | 'LANDSCAPE';
  /** an ISO moment; null: it is not known */
  madeAt: string | null;
}

/** The name of a printed map's file: area, format, orientation and day, such as `noosa-map-a4-landscape-2026-11-20.pdf`. */
export function mapFileName(areaCode: string, { paper, orientation, madeAt }: MapFile): string {
  const day = madeAt === null ? [] : [isoDayIn('Australia/Brisbane', new Date(madeAt))];
  return `${[areaCode, 'map', paper.toLowerCase(), orientation.toLowerCase(), ...day].join('-')}.pdf`;
}
