/** What became of an event. */
export interface RecordedEvent {
  /** null: there is no such ad before the public, and nothing was kept */
  brochureId: number | null;
  counted: boolean;
}
