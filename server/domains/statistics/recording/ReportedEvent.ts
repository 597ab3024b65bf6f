import type { StatisticEventCode } from '../StatisticEventCode';

/** An event as a browser or a program tells of it; nothing of it is believed yet. */
export interface ReportedEvent {
  brochureId: number;
  eventCode: StatisticEventCode;
  eventDateTime?: Date | null;
  /** a random id that the browser keeps */
  deviceIdentification?: string | null;
}
