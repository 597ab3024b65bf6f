/** Days in an ad's own time zone, both ends included, as YYYY-MM-DD. */
export interface DayRange {
  from: string;
  to: string;
}
