import type { StatisticEventCode } from '../StatisticEventCode';

/** An event from a browser or a program, not yet validated. */
export interface ReportedEvent {
  brochureId: number;
  eventCode: StatisticEventCode;
  eventDateTime?: Date | null;
  /** the browser's random id */
  deviceIdentification?: string | null;
  /** of the visitor, from a program with an API key */
  visitorUserAgent?: string | null;
}
