import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { PurchasesScreenDocument } from '../../../generated/PurchasesScreen';
import type { PurchasesScreenQueryVariables } from '../../../generated/types';
import { saveText } from '../../../platform/downloads/saveText';
import { readFailure } from '../../../platform/errors/readFailure';
import { isoToday } from '../../../shared/isoToday';
import { plural } from '../../../shared/plural';
import { useReport } from '../../../ui/last-actions/useReport';
import type { Purchase } from './Purchase';
import { purchasesCsv } from './purchasesCsv';

/** more would not fit into a browser's memory comfortably */
const mostRows = 50_000;

/** All that is found, page by page, as one file. */
export function usePurchasesExport(filter: PurchasesScreenQueryVariables) {
  const client = useApolloClient();
  const report = useReport();
  const [busy, setBusy] = useState(false);

  async function readAll(): Promise<Purchase[]> {
    const found: Purchase[] = [];
    let after: string | null = null;
    do {
      const variables: PurchasesScreenQueryVariables = { ...filter, first: 100, after };
      const { data } = await client.query({ query: PurchasesScreenDocument, variables, fetchPolicy: 'no-cache' });
      const page = data?.couponPurchases;
      found.push(...(page?.edges.map(({ node }) => node) ?? []));
      after = page?.pageInfo.hasNextPage === true ? page.pageInfo.endCursor : null;
    } while (after !== null && found.length < mostRows);
    return found;
  }

  async function exportAll(): Promise<void> {
    setBusy(true);
    try {
      const purchases = await readAll();
      saveText(purchasesCsv(purchases), `purchases-${isoToday()}.csv`, 'text/csv;charset=utf-8');
      report({ tone: 'success', text: `${plural(purchases.length, 'purchase')} exported.` });
    } catch (error) {
      report({ tone: 'failure', text: `Nothing was exported. ${readFailure(error).message}` });
    } finally {
      setBusy(false);
    }
  }

  return { busy, exportAll };
}
