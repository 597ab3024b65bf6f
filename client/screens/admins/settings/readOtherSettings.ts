import type { ApolloClient } from '@apollo/client';
import { SettingsFileLegalTextDocument, SettingsFileTextsDocument } from '../../../generated/SettingsScreen';
import type { LegalKind } from '../../../generated/types';

interface LegalVersionText {
  number: number;
  validFrom: string;
  validTo: string | null;
  text: string;
}

/** What administrators set on screens of their own; the file has it to be read and compared. */
export interface OtherSettings {
  legalTexts: { kind: LegalKind; draft: string | null; versions: LegalVersionText[] }[];
  /** by the code of the category; those without any are left out */
  synonyms: Record<string, readonly string[]>;
}

/** Reads all versions of the legal texts and the synonyms of all categories; rejects if one cannot be read. */
export async function readOtherSettings(client: ApolloClient): Promise<OtherSettings> {
  const { data } = await client.query({ query: SettingsFileTextsDocument, fetchPolicy: 'no-cache' });
  if (data === undefined) throw new Error('The server answered nothing.');
  const legalTexts: OtherSettings['legalTexts'] = [];
  for (const { kind, text: draft, latestText, versions } of data.legalDrafts) {
    const texts: LegalVersionText[] = [];
    for (const { number, validFrom, validTo } of versions) {
      const text = number === versions[0]?.number ? latestText : await readText(client, { kind, number });
      texts.push({ number, validFrom, validTo, text });
    }
    legalTexts.push({ kind, draft, versions: texts });
  }
  const categories = data.categories.edges.flatMap(({ node }) => [node, ...node.subCategories]);
  const synonyms = categories.filter((each) => each.synonyms.length > 0).map((each) => [each.code, each.synonyms]);
  return { legalTexts, synonyms: Object.fromEntries(synonyms) as OtherSettings['synonyms'] };
}

/** A version that is not the latest has been published, and so is stored. */
async function readText(client: ApolloClient, variables: { kind: LegalKind; number: number }): Promise<string> {
  const { data } = await client.query({ query: SettingsFileLegalTextDocument, variables, fetchPolicy: 'no-cache' });
  const text = data?.legalText?.text;
  if (text == null) throw new Error(`Version ${String(variables.number)} cannot be read.`);
  return text;
}
