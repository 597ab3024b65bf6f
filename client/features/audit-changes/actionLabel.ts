import { inWords } from './inWords';

/** Actions whose names say less than people do. */
const labels: Readonly<Record<string, string>> = {
  allowAtdwRun: 'Let tourism listings go',
  archiveExpiredBrochures: 'Archive ads that have ended',
  editBrochureCells: 'Edit cells of ads',
  inviteStaff: 'Invite colleague of staff',
  refreshAtdwCategories: 'Read tourism categories',
  restoreBrochureVersion: 'Earlier version restored',
  restoreRecordVersion: 'Earlier version restored',
  startAtdwRun: 'Fetch tourism listings',
  syncAtdw: 'Update from tourism listings',
  updateAtdwSettings: 'Update tourism connector',
  setBrochuresMapArea: 'Set map area of ads',
  uploadBrochureFile: 'Upload file to import',
};

const nouns: readonly (readonly [name: RegExp, noun: string])[] = [
  [/brochure(s?)\b/, 'ad$1'],
  [/ asset(s?)\b/, ' file$1'],
  [/street index entry/, 'street'],
  [/printed map/, 'PDF map'],
  [/print layout/, 'layout of a PDF map'],
  [/api key/, 'API key'],
  [/mail opt out/, 'unsubscription'],
];

/** What was done, in people's words: updateBrochure → "Update ad". */
export function actionLabel(action: string): string {
  if (Object.hasOwn(labels, action)) return labels[action] ?? action;
  return nouns.reduce((text, [name, noun]) => text.replace(name, noun), inWords(action));
}
