import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { PurchasesScreenDocument } from '../../../generated/PurchasesScreen';
import type { PurchasesScreenQueryVariables } from '../../../generated/types';
import { saveText } from '../../../platform/downloads/saveText';
import { readFailure } from '../../../platform/errors/readFailure';
import { formatDate } from '../../../shared/dates/formatDate';
import { formatFileMoment, momentHeading } from '../../../shared/dates/formatFileMoment';
import { isoToday } from '../../../shared/dates/isoToday';
import { plural } from '../../../shared/formats/plural';
import { useReport } from '../../../ui/last-actions/useReport';
import type { Purchase } from './Purchase';
import { csvOf } from '../../../shared/formats/csvOf';
import { formatCouponCode } from '../../../shared/formats/formatCouponCode';
import { couponStateNames } from './couponLabels';

const header = [
  ...['Code', 'State', 'Buyer', 'Email', 'Offer', 'Ad', 'Vendor', 'Price', 'Normal price'],
  ...[momentHeading('Reserved'), 'Valid to', momentHeading('Redeemed'), 'Redeemed by', momentHeading('Voided')],
];

type ExportedPurchase = Omit<Purchase, '__typename' | 'brochure'> & {
  brochure: { databaseId: number; vendor: { companyName: string } | null };
};

/** Purchases for a spreadsheet; prices in dollars, moments in Queensland time. */
export function purchasesCsv(purchases: readonly ExportedPurchase[]): string {
  return csvOf([
    header,
    ...purchases.map((each) => [
      formatCouponCode(each.code),
      couponStateNames[each.state],
      each.name,
      each.email,
      each.title,
      each.brochure.databaseId,
      each.brochure.vendor?.companyName ?? null,
      each.discountedPriceCents / 100,
      each.normalPriceCents / 100,
      formatFileMoment(each.purchasedAt),
      formatDate(each.validTo),
      formatFileMoment(each.redeemedAt),
      each.redeemedByName,
      formatFileMoment(each.voidedAt),
    ]),
  ]);
}

/** limit for the browser's memory */
const mostRows = 50_000;

/** Exports all results, page by page, as one file. */
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
