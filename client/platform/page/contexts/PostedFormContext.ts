import { createContext } from 'react';

/** A form that was sent without JavaScript and came back: what was typed, and what is wrong with it. */
export interface PostedForm {
  values: Readonly<Record<string, string>>;
  /** the server's code, as of any other refusal */
  code: string;
  message: string;
  fields: readonly { field: string; message: string }[];
  retryAfterSeconds: number | null;
  /** of the first try, where nobody knows what became of it: the next one is the same again */
  idempotencyKey: string | null;
}

/** null: this page answers no form. */
export const PostedFormContext = createContext<PostedForm | null>(null);
