import { ValidateBy } from 'class-validator';
import { normalizeUrl } from '../urls/normalizeUrl';

const message = 'Write a web address such as www.example.com.au, with http or https and at most 2,048 characters.';

/** Blank means "none" and passes. */
export function IsWebAddress(): PropertyDecorator {
  const validate = (value: unknown): boolean =>
    typeof value !== 'string' || value.trim() === '' || normalizeUrl(value) !== undefined;
  return ValidateBy({ name: 'url', validator: { validate } }, { message });
}
