import { existsSync, readFileSync } from 'node:fs';
import { buildCandidates } from '../../builds';

const candidates = buildCandidates('head-script', 'headScript.js');

/**
 * Returns the script in the head of each page, which runs before the first paint (`client/head-script`). Empty if the
 * client has not been built.
 */
export function readHeadScript(file = candidates.find(existsSync)): string {
  return file === undefined ? '' : readFileSync(file, 'utf8').trim();
}

/** Inserts the script before everything that is fetched or painted. */
export function withHeadScript(html: string, script: string): string {
  if (script === '') return html;
  return html.replace(/<meta charset="utf-8"[^>]*>/i, (meta) => `${meta}<script>${script}</script>`);
}
