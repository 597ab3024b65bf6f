/** The result of recording an event. */
export interface RecordedEvent {
  /** null: there is no such public ad, and nothing was stored */
  brochureId: number | null;
  counted: boolean;
}
