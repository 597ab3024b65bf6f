import { createContext } from 'react';

/** A form that was sent without JavaScript and came back: what was typed, and what is wrong with it. */
export interface PostedForm {
  values: Readonly<Record<string, string>>;
  /** the server's code, as of any other refusal */
  code: string;
  message: string;
  fields: readonly { field: string; message: string }[];
  retryAfterSeconds: number | null;
}

/** null: this page answers no form. */
export const PostedFormContext = createContext<PostedForm | null>(null);
