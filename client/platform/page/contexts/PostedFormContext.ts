import { createContext } from 'react';

/** A form that was sent without JavaScript and has errors: the input and the refusals. */
export interface PostedForm {
  values: Readonly<Record<string, string>>;
  /** the server's code, as in any other refusal */
  code: string;
  message: string;
  fields: readonly { field: string; message: string }[];
  retryAfterSeconds: number | null;
  /** the first attempt's key, if its outcome is unknown: the next attempt repeats the same request */
  idempotencyKey: string | null;
}

/** null: this page is no response to a form. */
export const PostedFormContext = createContext<PostedForm | null>(null);
