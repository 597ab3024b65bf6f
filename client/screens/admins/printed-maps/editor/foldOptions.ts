import type { PrintFold } from '../../../../generated/types';
import type { MapFormat } from '../MapSheet';

const folds: Record<MapFormat['paper'], Partial<Record<PrintFold, string>>> = {
  A4: { LETTER: 'Letter fold to DL', ACCORDION: 'Accordion (Z fold) to DL' },
  A3: { CROSS: 'Cross fold: to A4, then to DL', ACCORDION: 'Accordion, then in half, to DL' },
};

/** Returns how a sheet of this paper may be folded, for a field to choose from. */
export function foldOptions(paper: MapFormat['paper']): { value: PrintFold | 'FLAT'; label: string }[] {
  const options = Object.entries(folds[paper]) as [PrintFold, string][];
  return [{ value: 'FLAT', label: 'Not folded' }, ...options.map(([value, label]) => ({ value, label }))];
}
