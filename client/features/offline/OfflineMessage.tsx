import { formatMoment } from '../../shared/dates/formatMoment';
import { paths } from '../../shared/paths';
import { Link } from '../../ui/links/Link';
import { MoreIcon } from '../../ui/icons/MoreIcon';

interface OfflineMessageProps {
  isOnline: boolean;
  /** milliseconds since 1970; null if unknown */
  takenAt: number | null;
}

export default function OfflineMessage({ isOnline, takenAt }: OfflineMessageProps) {
  return (
    <>
      <MoreIcon name="offline" />
      <span>
        {isOnline ? 'We cannot reach our server.' : 'You are offline.'}{' '}
        {takenAt !== null && `This page is from ${formatMoment(new Date(takenAt).toISOString())}. `}
        Visited pages and <Link to={paths.myOffers()}>my offers</Link> still open.
      </span>
    </>
  );
}
