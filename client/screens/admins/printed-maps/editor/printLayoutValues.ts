import type { PrintFold, PrintInsets, PrintLayoutInput, PrintLayoutsQuery } from '../../../../generated/types';

export type PrintVersion = PrintLayoutsQuery['printLayouts']['edges'][number]['node'];

interface TypedRange {
  from: string;
  to: string;
}

/** The picture of the sponsor as it was uploaded now, or as a saved version has it. */
export interface ChosenPicture {
  hash: string;
  dataUrl: string | null;
  /** the version that has it; null: it was uploaded now */
  layoutId: string | null;
}

/** What the form holds. Squares are as they were typed. */
export interface PrintLayoutValues {
  title: string;
  hasFrame: boolean;
  frame: TypedRange;
  choosesAds: boolean;
  /** with their titles, which the list of choices may not have */
  ads: { value: string; label: string }[];
  insets: PrintInsets;
  insetRanges: TypedRange[];
  sponsor: string;
  sponsorPicture: ChosenPicture | null;
  sponsorPictureText: string;
  emergency: 'COUNTRY' | 'OWN' | 'NONE';
  emergencyNumbers: string;
  fold: PrintFold | 'FLAT';
  hasBleed: boolean;
}

/** Returns the values of a saved version, or those of the site's rules. */
export function valuesOf(version: Pick<PrintVersion, 'id' | 'settings'> | null): PrintLayoutValues {
  const settings = version?.settings ?? null;
  const picture = settings?.sponsorPicture ?? null;
  const { frame = null, ads = null, emergencyNumbers = null, insetRanges = [] } = settings ?? {};
  return {
    title: settings?.title ?? '',
    hasFrame: frame !== null,
    frame: { from: frame?.from ?? '', to: frame?.to ?? '' },
    choosesAds: ads !== null,
    ads: (ads ?? []).map(({ id, title }) => ({ value: id, label: title ?? '' })),
    insets: settings?.insets ?? 'AUTOMATIC',
    insetRanges: insetRanges.map(({ from, to }) => ({ from, to })),
    sponsor: settings?.sponsor ?? '',
    sponsorPicture: picture && { hash: picture.hash, dataUrl: null, layoutId: version?.id ?? null },
    sponsorPictureText: picture?.alternativeText ?? '',
    emergency: emergencyNumbers === null ? 'COUNTRY' : emergencyNumbers === '' ? 'NONE' : 'OWN',
    emergencyNumbers: emergencyNumbers ?? '',
    fold: settings?.fold ?? 'FLAT',
    hasBleed: settings?.hasBleed ?? false,
  };
}

/** Returns the input of `savePrintLayout` for the values of the form. */
export function inputOf(values: PrintLayoutValues): PrintLayoutInput {
  const { title, hasFrame, frame, choosesAds, ads, insets, insetRanges, sponsor, emergency, fold } = values;
  const picture = values.sponsorPicture;
  return {
    title: title.trim() || null,
    frame: hasFrame ? squares(frame) : null,
    ads: choosesAds ? ads.map(({ value }) => value) : null,
    insets,
    insetRanges: insets === 'CHOSEN' ? insetRanges.map(squares) : [],
    sponsor: sponsor.trim() || null,
    sponsorPicture: picture && { hash: picture.hash, alternativeText: values.sponsorPictureText.trim() },
    emergencyNumbers: emergency === 'COUNTRY' ? null : emergency === 'NONE' ? '' : values.emergencyNumbers.trim(),
    fold: fold === 'FLAT' ? null : fold,
    hasBleed: values.hasBleed,
  };
}

function squares({ from, to }: TypedRange): TypedRange {
  return { from: readSquare(from), to: readSquare(to) };
}

/** "b 2" → "B2" */
function readSquare(typed: string): string {
  return typed.replace(/\s/g, '').toUpperCase();
}

/** Returns whether a typed text names a square of a grid. */
export function isSquare(typed: string, grid: { gridColumns: number; gridRows: number }): boolean {
  const [, letter = '', row = ''] = /^([A-Z])([1-9]\d?)$/.exec(readSquare(typed)) ?? [];
  return letter !== '' && letter.charCodeAt(0) - 65 < grid.gridColumns && Number(row) <= grid.gridRows;
}

/** Returns the last square of a grid, such as "J8". */
export function lastSquare({ gridColumns, gridRows }: { gridColumns: number; gridRows: number }): string {
  return `${String.fromCharCode(64 + gridColumns)}${String(gridRows)}`;
}
