import { element } from './element';

/** A description, with what stands between `backticks` set as code. */
export function prose(text: string): (Node | string)[] {
  return text.split('`').map((part, at) => (at % 2 === 1 ? element('code', part) : part));
}
