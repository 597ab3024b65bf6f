import { Button } from 'antd';
import { useState } from 'react';
import { RecordEmpty } from '../../../features/record-list/RecordEmpty';
import { RecordList } from '../../../features/record-list/RecordList';
import { freshRecords, recordsOf } from '../../../features/record-list/recordsOf';
import { useRecordView } from '../../../features/record-list/useRecordView';
import { usePurchasesScreenQuery } from '../../../generated/PurchasesScreen';
import { formatCouponCode } from '../../../shared/formatCouponCode';
import { PageHeading } from '../../../ui/PageHeading';
import { ReasonDialog } from '../../../ui/reason-dialog/ReasonDialog';
import type { Purchase } from './Purchase';
import { purchaseColumns } from './purchaseColumns';
import { PurchaseFilters } from './PurchaseFilters';
import { purchaseFilterNames, purchaseVariables } from './purchaseVariables';
import { RedeemDialog } from './RedeemDialog';
import { usePurchasesExport } from './usePurchasesExport';
import { usePurchaseVerbs } from './usePurchaseVerbs';

export default function PurchasesScreen() {
  const { values, isFiltered, paging, show, clear, showPage } = useRecordView(purchaseFilterNames);
  const filter = purchaseVariables(values);
  const result = usePurchasesScreenQuery({ ...freshRecords, variables: { ...filter, ...paging } });
  const { data, loading, error, onRetry } = recordsOf(result);
  const { busy, exportAll } = usePurchasesExport(filter);
  const [voiding, setVoiding] = useState<Purchase | null>(null);
  const [redeeming, setRedeeming] = useState<Purchase | null>(null);
  const { redeem, resend, voidIt } = usePurchaseVerbs();
  return (
    <>
      <PageHeading title="Purchases" subtitle="Coupons that visitors have reserved, the newest first." />
      <PurchaseFilters values={values} isFiltered={isFiltered} onChange={show} onClear={clear}>
        <Button loading={busy} onClick={() => void exportAll()}>
          Export CSV
        </Button>
      </PurchaseFilters>
      <RecordList
        label="Purchases"
        noun="purchase"
        columns={purchaseColumns({
          onRedeem: setRedeeming,
          onResend: (purchase) => void resend(purchase),
          onVoid: setVoiding,
        })}
        rowKey={({ id }) => id}
        page={data?.couponPurchases}
        loading={loading}
        error={error}
        onRetry={onRetry}
        onPage={showPage}
        empty={
          <RecordEmpty icon="ticket" isFiltered={isFiltered} noun="purchase" onClear={clear}>
            Every coupon that a visitor gets appears here at once.
          </RecordEmpty>
        }
      />
      {redeeming !== null && (
        <RedeemDialog purchase={redeeming} onConfirm={() => redeem(redeeming)} onClose={() => setRedeeming(null)} />
      )}
      {voiding !== null && (
        <ReasonDialog
          title={`Void coupon ${formatCouponCode(voiding.code)} of ${voiding.name}?`}
          verb="Void coupon"
          danger
          onConfirm={(reason) => voidIt(voiding, reason)}
          onClose={() => setVoiding(null)}
        >
          <p>
            It can then no longer be redeemed, and there is one more of “{voiding.title}” to be had. This cannot be
            taken back; nobody is told by mail.
          </p>
        </ReasonDialog>
      )}
    </>
  );
}
