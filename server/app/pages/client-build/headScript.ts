import { existsSync, readFileSync } from 'node:fs';
import { buildCandidates } from '../../builds';

const candidates = buildCandidates('head-script', 'headScript.js');

/**
 * The script that each page has in its head, since it has to run before the first paint (`client/head-script`). Empty
 * when the client has not been built.
 */
export function readHeadScript(file = candidates.find(existsSync)): string {
  return file === undefined ? '' : readFileSync(file, 'utf8').trim();
}

/** Puts the script before everything that is fetched or painted. */
export function withHeadScript(html: string, script: string): string {
  if (script === '') return html;
  return html.replace(/<meta charset="utf-8"[^>]*>/i, (meta) => `${meta}<script>${script}</script>`);
}
