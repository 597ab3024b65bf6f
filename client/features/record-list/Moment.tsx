import { formatMoment } from '../../shared/dates/formatMoment';

interface MomentProps {
  /** null: has not happened yet */
  at: string | null;
  none?: string;
}

export function Moment({ at, none = '–' }: MomentProps) {
  return at === null ? <>{none}</> : <time dateTime={at}>{formatMoment(at)}</time>;
}
