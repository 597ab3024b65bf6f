import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { VendorCouponsScreenDocument, useVendorCouponsScreenQuery } from '../../../generated/VendorCouponsScreen';
import type { CouponState } from '../../../generated/types';
import type { Buyer } from './Buyer';

export interface BuyersAsked {
  brochureDatabaseId: number | null;
  state: CouponState | null;
}

interface BuyersPage {
  buyers: Buyer[];
  endCursor: string | null;
  hasMore: boolean;
}

/** The buyers of coupons, newest first; `readAll` reads all pages of the list, for a file. */
export function useBuyers(asked: BuyersAsked) {
  const client = useApolloClient();
  const [further, setFurther] = useState<BuyersPage | null>(null);
  const { data, error, loading, refetch } = useVendorCouponsScreenQuery({
    variables: { ...asked, after: null },
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
  });
  const first = data?.couponPurchases;

  async function page(after: string | null): Promise<BuyersPage> {
    const { data: answer } = await client.query({
      query: VendorCouponsScreenDocument,
      variables: { ...asked, after },
      fetchPolicy: 'no-cache',
    });
    if (!answer) throw new Error('The list ended early.');
    const { edges, pageInfo } = answer.couponPurchases;
    return { buyers: edges.map(({ node }) => node), endCursor: pageInfo.endCursor, hasMore: pageInfo.hasNextPage };
  }

  async function showMore(): Promise<void> {
    const next = await page(further?.endCursor ?? first?.pageInfo.endCursor ?? null);
    setFurther({ ...next, buyers: [...(further?.buyers ?? []), ...next.buyers] });
  }

  async function readAll(): Promise<Buyer[]> {
    let read = await page(null);
    const all = [...read.buyers];
    while (read.hasMore) {
      read = await page(read.endCursor);
      all.push(...read.buyers);
    }
    return all;
  }

  return {
    buyers: first && [...first.edges.map(({ node }) => node), ...(further?.buyers ?? [])],
    total: first?.totalCount ?? null,
    hasMore: further?.hasMore ?? first?.pageInfo.hasNextPage ?? false,
    error: data === undefined ? error : undefined,
    loading,
    reload: refetch,
    showMore,
    readAll,
  };
}
