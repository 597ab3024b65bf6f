import type { DataSource } from 'typeorm';

/** The documents that other clients have registered, of all processes. */
export interface SentDocuments {
  find(hash: string): Promise<string | undefined>;
  keep(hash: string, text: string): Promise<void>;
}

/** Longer ones stay in the memory of the process that was sent them. */
const mostCharacters = 16_000;
/** digits of the hash that choose the slot: 4,096 slots, so the table is never larger than 64 MB */
const slotDigits = 3;

/**
 * Keeps them in PostgreSQL, each in the slot of its hash, where the next one of this slot replaces it. Its client then
 * sends it again, as it does when a process has lost its memory.
 */
export function sentDocumentsIn(database: Pick<DataSource, 'query'>): SentDocuments {
  const slotOf = (hash: string): number => Number.parseInt(hash.slice(0, slotDigits), 16);
  return {
    async find(hash) {
      // the caller chooses what stands here
      if (!/^[0-9a-f]{64}$/.test(hash)) return undefined;
      const found = `SELECT text FROM sent_documents WHERE slot = $1 AND hash = $2`;
      return (await database.query<{ text: string }[]>(found, [slotOf(hash), hash]))[0]?.text;
    },
    async keep(hash, text) {
      if (text.length > mostCharacters) return;
      await database.query(
        `INSERT INTO sent_documents (slot, hash, text) VALUES ($1, $2, $3)
         ON CONFLICT (slot) DO UPDATE SET hash = excluded.hash, text = excluded.text
         WHERE sent_documents.hash <> excluded.hash`,
        [slotOf(hash), hash, text],
      );
    },
  };
}
