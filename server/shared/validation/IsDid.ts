import { Matches } from 'class-validator';
import { didPattern } from '../did';

/** The display id of such a thing: "webhook", "key". */
export const IsDid = (what: string): PropertyDecorator =>
  Matches(didPattern, { message: `This is not the display id of a ${what}.` });
