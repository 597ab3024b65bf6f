import type { Viewer } from '../../../shared/permissions';
import type { StatisticEvent } from '../StatisticEvent';

/** An event that is to be kept, before its ad has been looked up. */
export interface NewStatisticEvent extends Pick<StatisticEvent, 'brochureId' | 'eventCode' | 'eventDateTime'> {
  deviceHash: string;
  viewer: Viewer | null;
  /** false where it is known beforehand that this counts for nothing, as from a bot */
  mayCount: boolean;
}
