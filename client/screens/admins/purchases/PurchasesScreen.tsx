import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { RecordEmpty } from '../../../features/record-list/RecordEmpty';
import { RecordList } from '../../../features/record-list/RecordList';
import { freshRecords, getRecords } from '../../../features/record-list/getRecords';
import { useRecordView } from '../../../features/record-list/useRecordView';
import { usePurchasesScreenQuery } from '../../../generated/PurchasesScreen';
import { formatCouponCode } from '../../../shared/formats/formatCouponCode';
import { PageHeading } from '../../../ui/page/PageHeading';
import { ReasonDialog } from '../../../ui/reason-dialog/ReasonDialog';
import type { Purchase } from './Purchase';
import { purchaseColumns } from './purchaseColumns';
import { purchaseFilterNames, purchaseVariables, type PurchaseFilters as Filters } from './purchaseVariables';
import { RedeemDialog } from './RedeemDialog';
import { usePurchasesExport } from './usePurchasesExport';
import { useVerb } from '../../../features/brochure-lifecycle/useVerb';
import { useRedeemPurchaseMutation } from '../../../generated/RedeemPurchase';
import { useResendPurchaseMutation } from '../../../generated/ResendPurchase';
import { useVoidPurchaseMutation } from '../../../generated/VoidPurchase';
import { RecordDate } from '../../../features/record-list/RecordDate';
import { RecordFilters } from '../../../features/record-list/RecordFilters';
import { RecordSearch } from '../../../features/record-list/RecordSearch';
import { RecordSelect } from '../../../features/record-list/RecordSelect';
import { couponStateNames } from './couponLabels';

interface PurchaseFiltersProps {
  values: Filters;
  isFiltered: boolean;
  onChange: (change: Partial<Filters>) => void;
  onClear: () => void;
  /** the actions on all results */
  children: ReactNode;
}

const states = Object.entries(couponStateNames).map(([value, label]) => ({ value, label }));

const searches = [
  { name: 'q', label: 'Buyer or offer', placeholder: 'Buyer, email or title' },
  { name: 'code', label: 'Code', placeholder: 'Code', isShort: true },
  { name: 'ad', label: 'Number of the ad', placeholder: 'Ad no.', isShort: true },
  { name: 'vendor', label: 'Number of the vendor', placeholder: 'Vendor no.', isShort: true },
] as const;

function PurchaseFilters({ values, isFiltered, onChange, onClear, children }: PurchaseFiltersProps) {
  return (
    <RecordFilters label="Search the purchases" isFiltered={isFiltered} onClear={onClear}>
      {searches.map(({ name, ...search }) => (
        <RecordSearch key={name} {...search} value={values[name]} onSearch={(text) => onChange({ [name]: text })} />
      ))}
      <RecordSelect label="State" choices={states} value={values.state} onChange={(state) => onChange({ state })} />
      <RecordDate label="From" value={values.from} onChange={(from) => onChange({ from })} />
      <RecordDate label="To" value={values.to} onChange={(to) => onChange({ to })} />
      {children}
    </RecordFilters>
  );
}

export default function PurchasesScreen() {
  const { values, isFiltered, paging, show, clear, showPage } = useRecordView(purchaseFilterNames);
  const filter = purchaseVariables(values);
  const result = usePurchasesScreenQuery({ ...freshRecords, variables: { ...filter, ...paging } });
  const { data, loading, error, onRetry } = getRecords(result);
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

/** The coupons with the administrators' actions. */
function usePurchaseVerbs() {
  const [redeemPurchase] = useRedeemPurchaseMutation();
  const [resendPurchase] = useResendPurchaseMutation();
  const [voidPurchase] = useVoidPurchaseMutation();
  const attempt = useVerb();
  return {
    redeem: ({ name, code, outsideConditionsReason }: Purchase): Promise<boolean> =>
      attempt({
        run: () =>
          redeemPurchase({
            variables: { input: { code, ...(outsideConditionsReason !== null && { outsideConditions: true }) } },
          }),
        done: `Coupon ${formatCouponCode(code)} of ${name} is redeemed.`,
        notDone: `Coupon ${formatCouponCode(code)} of ${name} is not redeemed.`,
      }),
    resend: ({ id, name }: Purchase): Promise<boolean> =>
      attempt({
        run: () => resendPurchase({ variables: { input: { id } } }),
        done: `The coupon of ${name} is mailed again.`,
        notDone: `The coupon of ${name} is not mailed.`,
      }),
    voidIt: ({ id, code }: Purchase, reason: string): Promise<boolean> =>
      attempt({
        run: () => voidPurchase({ variables: { input: { id, reason } } }),
        done: `Coupon ${formatCouponCode(code)} is void; there is one more to be had.`,
        notDone: `Coupon ${formatCouponCode(code)} is not voided.`,
      }),
  };
}
