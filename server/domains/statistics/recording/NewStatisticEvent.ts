import type { Viewer } from '../../../shared/Viewer';
import type { StatisticEvent } from '../StatisticEvent';

/** An event to store, before its ad is looked up. */
export interface NewStatisticEvent extends Pick<StatisticEvent, 'brochureId' | 'eventCode' | 'eventDateTime'> {
  deviceHash: string;
  viewer: Viewer | null;
  /** false for events that never count, for example from a bot */
  mayCount: boolean;
}
