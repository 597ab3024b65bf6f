/** A letter that does something on this screen. */
export interface Shortcut {
  /** as `KeyboardEvent.key` gives it, in lower case */
  key: string;
  does: string;
  press: () => void;
}
