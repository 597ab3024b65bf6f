import { Button } from 'antd';
import { editorPath } from '../../../features/brochure-lifecycle/editorPath';
import { HistoryLink } from '../../../features/record-list/HistoryLink';
import { Moment } from '../../../features/record-list/Moment';
import { StateDot } from '../../../features/record-list/StateDot';
import { formatCouponCode } from '../../../shared/formats/formatCouponCode';
import { formatDate } from '../../../shared/dates/formatDate';
import { formatMoney } from '../../../shared/formats/formatMoney';
import { privatePaths } from '../../../shared/privatePaths';
import type { DataGridColumn } from '../../../ui/data-grid/DataGridColumn';
import { Link } from '../../../ui/links/Link';
import { couponStateNames, couponStateTones } from './couponLabels';
import type { Purchase } from './Purchase';
import styles from './PurchasesScreen.module.css';

interface PurchaseActions {
  onRedeem: (purchase: Purchase) => void;
  onResend: (purchase: Purchase) => void;
  onVoid: (purchase: Purchase) => void;
}

export function purchaseColumns(actions: PurchaseActions): DataGridColumn<Purchase>[] {
  return [
    { key: 'code', title: 'Code', width: 136, fold: 'head', render: ({ code }) => <Code code={code} /> },
    {
      key: 'buyer',
      title: 'Buyer',
      width: 164,
      grow: 0.17,
      fold: 'wide',
      render: (purchase) => <Buyer purchase={purchase} />,
    },
    { key: 'offer', title: 'Offer', fold: 'wide', render: (purchase) => <Offer purchase={purchase} /> },
    {
      key: 'price',
      title: 'Price',
      width: 76,
      align: 'right',
      render: ({ discountedPriceCents }) => formatMoney(discountedPriceCents),
    },
    {
      key: 'reserved',
      title: 'Reserved',
      width: 110,
      grow: 0.14,
      fold: 'wide',
      render: ({ purchasedAt }) => <Moment at={purchasedAt} />,
    },
    {
      key: 'state',
      title: 'State',
      width: 160,
      grow: 0.12,
      fold: 'wide',
      render: (purchase) => <State purchase={purchase} />,
    },
    {
      key: 'actions',
      title: 'Actions',
      width: 176,
      grow: 0.14,
      fold: 'foot',
      render: (purchase) => actionsOf(purchase, actions),
    },
  ];
}

function Code({ code }: { code: string }) {
  return <code className={styles.code}>{formatCouponCode(code)}</code>;
}

function Buyer({ purchase: { name, email } }: { purchase: Purchase }) {
  return (
    <div className={styles.wrap}>
      {name}
      <div className={styles.muted}>{email}</div>
    </div>
  );
}

function Offer({ purchase: { title, brochure } }: { purchase: Purchase }) {
  const { vendor } = brochure;
  return (
    <div className={styles.wrap}>
      <Link to={editorPath(brochure)}>{title}</Link>
      {vendor !== null && (
        <div className={styles.muted}>
          <Link to={privatePaths.adminVendor(vendor.databaseId)}>{vendor.companyName}</Link>
        </div>
      )}
    </div>
  );
}

function State({
  purchase: { id, code, state, validTo, redeemedAt, redeemedByName, voidedAt, voidReason },
}: {
  purchase: Purchase;
}) {
  return (
    <div>
      <StateDot tone={couponStateTones[state]}>{couponStateNames[state]}</StateDot>
      <div className={styles.muted}>
        {(state === 'VALID' || state === 'ENDED') && `until ${formatDate(validTo)}`}
        {redeemedAt !== null && <Moment at={redeemedAt} />}
        {redeemedByName !== null && ` by ${redeemedByName}`}
        {voidedAt !== null && <Moment at={voidedAt} />}
        {voidReason === 'BUYER' && ' by the buyer'}
      </div>
      <HistoryLink to={privatePaths.adminCouponHistory(id)} of={`the coupon ${formatCouponCode(code)}`} />
    </div>
  );
}

function actionsOf(purchase: Purchase, { onRedeem, onResend, onVoid }: PurchaseActions) {
  if (purchase.state !== 'VALID')
    return purchase.state === 'ENDED' && <VoidButton purchase={purchase} onVoid={onVoid} />;
  const code = formatCouponCode(purchase.code);
  return (
    <div className={styles.actions}>
      <Button size="small" aria-label={`Redeem: ${code} of ${purchase.name}`} onClick={() => onRedeem(purchase)}>
        Redeem
      </Button>
      <Button size="small" aria-label={`Send again: ${code} to ${purchase.name}`} onClick={() => onResend(purchase)}>
        Send again
      </Button>
      <VoidButton purchase={purchase} onVoid={onVoid} />
    </div>
  );
}

function VoidButton({ purchase, onVoid }: { purchase: Purchase; onVoid: (purchase: Purchase) => void }) {
  return (
    <Button
      size="small"
      danger
      aria-label={`Void: ${formatCouponCode(purchase.code)}`}
      onClick={() => onVoid(purchase)}
    >
      Void
    </Button>
  );
}
