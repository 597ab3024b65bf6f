import type { StatisticEvent } from '../StatisticEvent';

/** An event to store, before its ad is looked up. */
export interface NewStatisticEvent extends Pick<StatisticEvent, 'brochureId' | 'eventCode' | 'eventDateTime'> {
  deviceHash: string;
  /** of the signed-in visitor */
  accountId: number | null;
  /** the company of whoever reports; events of its own ads do not count */
  vendorId: number | null;
  /** false for events that never count, for example from a bot */
  mayCount: boolean;
}
