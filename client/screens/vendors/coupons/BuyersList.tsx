import { Button } from 'antd';
import { useState } from 'react';
import { LoadFailure } from '../../../features/error-handling/LoadFailure';
import { useSharedLoading } from '../../../features/vendor-area/useSharedLoading';
import { VendorHeading } from '../../../features/vendor-area/VendorHeading';
import { saveText } from '../../../platform/downloads/saveText';
import { readFailure } from '../../../platform/errors/readFailure';
import { formatDate } from '../../../shared/dates/formatDate';
import { formatFileMoment, momentHeading } from '../../../shared/dates/formatFileMoment';
import { isoToday } from '../../../shared/dates/isoToday';
import { plural } from '../../../shared/formats/plural';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { useReport } from '../../../ui/last-actions/useReport';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { BuyersTable } from './BuyersTable';
import { CouponStateLinks } from './CouponStateLinks';
import { DemandFigures } from './DemandFigures';
import { useBuyers, type BuyersAsked } from './useBuyers';
import styles from './VendorCouponsScreen.module.css';
import { csvOf } from '../../../shared/formats/csvOf';
import { formatCouponCode } from '../../../shared/formats/formatCouponCode';
import type { Buyer } from './Buyer';
import { stateLabels } from './couponViews';

export function BuyersList({ asked }: { asked: BuyersAsked }) {
  const { buyers, total, hasMore, error, loading, reload, showMore, readAll } = useBuyers(asked);
  const [isBusy, setBusy] = useState(false);
  const report = useReport();
  useSharedLoading(loading || isBusy);

  async function attempt(notDone: string, run: () => Promise<void>): Promise<void> {
    setBusy(true);
    try {
      await run();
    } catch (failure) {
      report({ tone: 'failure', text: `${notDone} ${readFailure(failure).message}` });
    } finally {
      setBusy(false);
    }
  }

  const download = async () =>
    saveText(buyersCsv(await readAll()), `coupons-${isoToday()}.csv`, 'text/csv;charset=utf-8');
  const [one] = buyers ?? [];
  return (
    <>
      <VendorHeading
        title={asked.brochureDatabaseId === null || one === undefined ? 'Coupons' : `Coupons of ${one.title}`}
        lead={total === null ? null : plural(total, 'coupon')}
        actions={
          <Button
            disabled={total === null || total === 0 || isBusy}
            onClick={() => void attempt('There is no file.', download)}
          >
            Download as CSV
          </Button>
        }
      />
      <DemandFigures brochureDatabaseId={asked.brochureDatabaseId} />
      <CouponStateLinks asked={asked} />
      {error !== undefined && (
        <LoadFailure title="The coupons could not be loaded" error={error} onRetry={() => void reload()} />
      )}
      {buyers === undefined && error === undefined && <Skeleton height="320px" />}
      {buyers?.length === 0 && (
        <EmptyState icon="ticket" title="No coupons here yet">
          <p>Whoever reserves a coupon of yours appears here at once.</p>
        </EmptyState>
      )}
      {buyers !== undefined && buyers.length > 0 && <BuyersTable buyers={buyers} />}
      {hasMore && (
        <Button
          disabled={false}
          className={styles.more}
          loading={isBusy}
          onClick={() => void attempt('The next page could not be loaded.', showMore)}
        >
          Show more
        </Button>
      )}
    </>
  );
}

/** Moments are in Queensland time, because the ads of one file may be in several zones. */
export function buyersCsv(buyers: readonly Buyer[]): string {
  return csvOf([
    [
      ...['Offer', 'Name', 'Code', 'State', momentHeading('Reserved'), 'Good until'],
      ...[momentHeading('Redeemed'), 'Redeemed by'],
    ],
    ...buyers.map(({ title, name, code, state, purchasedAt, validTo, redeemedAt, redeemedByName }) => [
      ...[title, name, formatCouponCode(code), stateLabels[state]],
      ...[formatFileMoment(purchasedAt), formatDate(validTo), formatFileMoment(redeemedAt), redeemedByName ?? ''],
    ]),
  ]);
}
