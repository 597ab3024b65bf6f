import { registerEnumType } from 'type-graphql';

/** A file is tried first; what was found decides whether it is imported. */
export const BrochureImportState = {
  CHECKING: 'CHECKING',
  CHECKED: 'CHECKED',
  IMPORTING: 'IMPORTING',
  DONE: 'DONE',
  FAILED: 'FAILED',
} as const;

export type BrochureImportState = keyof typeof BrochureImportState;

registerEnumType(BrochureImportState, {
  name: 'BrochureImportState',
  description: 'How far the import of a file has come.',
  valuesConfig: {
    CHECKING: { description: 'It is being tried; nothing is kept of that but the report.' },
    CHECKED: { description: 'The report is there: it can be imported.' },
    IMPORTING: { description: 'It is being imported.' },
    DONE: { description: 'It was imported.' },
    FAILED: { description: 'It cannot be read, or no try came to its end; `problem` says why.' },
  },
});
