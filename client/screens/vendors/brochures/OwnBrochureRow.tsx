import type { FragmentType } from '@apollo/client';
import { useRef, useState } from 'react';
import { Button } from 'antd';
import { brochurePath } from '../../../features/brochures/brochurePath';
import { DuplicateButton } from '../../../features/brochure-lifecycle/duplicating/DuplicateButton';
import { Picture } from '../../../features/brochures/Picture';
import { BrokenLinks } from '../../../features/broken-links/BrokenLinks';
import { TypeMark } from '../../../features/brochures/TypeMark';
import SharePreviewButton from '../../../features/previews/SharePreviewButton';
import { useOwnBrochureBrochureFragment } from '../../../generated/OwnBrochure';
import { typeLabels } from '../../../generated/brochureTypes';
import type { BrochureType, OwnBrochureBrochureFragment } from '../../../generated/types';
import { privatePaths } from '../../../shared/privatePaths';
import { Icon } from '../../../ui/icons/Icon';
import { Link } from '../../../ui/links/Link';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { AskToArchiveButton } from './AskToArchiveButton';
import { LastWord } from './LastWord';
import styles from './OwnBrochureRow.module.css';
import { ownState } from './ownState';
import { WaitingChanges } from './WaitingChanges';
import { WaitingRequest } from './WaitingRequest';
import { formatDate } from '../../../shared/dates/formatDate';
import { useAddressQuery } from '../../../platform/page/useAddressQuery';
import { mayRenew } from './mayRenew';
import { RenewDialog } from './RenewDialog';
import { hasCoupons, isFromSource } from '../../../generated/brochureTypes';
import { groupThousands } from '../../../shared/formats/groupThousands';

interface RenewButtonProps {
  brochure: OwnBrochureBrochureFragment;
  /** must move the focus, because this button disappears */
  onDone: () => void;
}

/**
 * `?renew=7` opens the dialog for ad 7 (`privatePaths.vendorRenewal`). The button is shown while the ad can be renewed;
 * the dialog stays until it has closed.
 */
function RenewButton({ brochure, onDone }: RenewButtonProps) {
  const asked = useAddressQuery().get('renew');
  const [isOpen, setOpen] = useState(asked === String(brochure.databaseId) && mayRenew(brochure));

  function leave(): void {
    setOpen(false);
    requestAnimationFrame(onDone); // the dialog traps the focus until its closing has rendered
  }

  return (
    <>
      {mayRenew(brochure) && (
        <Button onClick={() => setOpen(true)}>
          Renew<VisuallyHidden> {brochure.displayTitle}</VisuallyHidden>
        </Button>
      )}
      <RenewDialog brochure={brochure} isOpen={isOpen} onClose={() => setOpen(false)} onRenewed={leave} />
    </>
  );
}

interface Coupons {
  type: BrochureType;
  couponsUnlimited: boolean;
  numberOfCoupons: number | null;
  numberOfCouponsPurchased: number;
}

/** "12 of 50 taken"; null if the ad has no coupons. */
export function couponsText({
  type,
  couponsUnlimited,
  numberOfCoupons,
  numberOfCouponsPurchased,
}: Coupons): string | null {
  if (!hasCoupons(type)) return null;
  const taken = groupThousands(numberOfCouponsPurchased);
  if (couponsUnlimited || numberOfCoupons === null) return `${taken} taken`;
  return `${taken} of ${groupThousands(numberOfCoupons)} taken`;
}

interface Dates {
  validFrom: string | null;
  validTo: string | null;
}

export function datesText({ validFrom, validTo }: Dates): string {
  if (validFrom !== null && validTo !== null) return `${formatDate(validFrom)} – ${formatDate(validTo)}`;
  if (validTo !== null) return `until ${formatDate(validTo)}`;
  return validFrom === null ? 'no end' : `from ${formatDate(validFrom)}`;
}

interface OwnBrochureRowProps {
  brochure: FragmentType<OwnBrochureBrochureFragment>;
}

/** One ad: its content, its state with the reason, its results, and its links. */
export function OwnBrochureRow({ brochure }: OwnBrochureRowProps) {
  const row = useRef<HTMLElement>(null);
  const { data, complete } = useOwnBrochureBrochureFragment(brochure);
  if (!complete) return null;
  const { databaseId, type, displayTitle, status, thumbnail, pendingRevision } = data;
  const state = ownState(data);
  const facts: [label: string, text: string | null][] = [
    ['Dates', datesText(data)],
    ['Views', groupThousands(data.detailViewsCount)],
    ['Coupons', couponsText(data)],
  ];
  return (
    <article ref={row} tabIndex={-1} className={styles.row} aria-label={displayTitle}>
      <div className={styles.picture}>
        {thumbnail === null ? <Icon name="document" size={32} /> : <Picture asset={thumbnail} sizes="160px" />}
      </div>
      <div className={styles.about}>
        <div className={styles.top}>
          <TypeMark type={type} label={typeLabels[type]} />
          <span className={styles.state} data-tone={state.tone}>
            {state.label}
          </span>
        </div>
        <h2 className={styles.title}>{displayTitle}</h2>
        <p className={styles.hint}>{state.hint}</p>
        <dl className={styles.facts}>
          {facts.map(
            ([label, text]) =>
              text !== null && (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{text}</dd>
                </div>
              ),
          )}
        </dl>
        <LastWord brochure={data} />
        <BrokenLinks brochure={data} />
        <WaitingRequest brochure={data} onDone={() => row.current?.focus()} />
        {pendingRevision !== null && <WaitingChanges revision={pendingRevision} />}
        <div className={styles.actions}>
          <RenewButton brochure={data} onDone={() => row.current?.focus()} />
          {status !== 'ARCHIVED' && (
            <Link to={privatePaths.vendorBrochure(databaseId)}>
              Edit<VisuallyHidden> {displayTitle}</VisuallyHidden>
            </Link>
          )}
          <Link to={privatePaths.vendorFigures(databaseId)}>
            Figures<VisuallyHidden> of {displayTitle}</VisuallyHidden>
          </Link>
          {hasCoupons(type) && (
            <Link to={privatePaths.vendorCoupons(databaseId)}>
              Buyers<VisuallyHidden> of {displayTitle}</VisuallyHidden>
            </Link>
          )}
          {status !== 'ARCHIVED' && (
            <Link to={brochurePath(data)}>
              {status === 'PUBLISHED' ? 'See the page' : 'Preview'}
              <VisuallyHidden> of {displayTitle}</VisuallyHidden>
            </Link>
          )}
          {status === 'PENDING_REVIEW' && <SharePreviewButton brochure={data} />}
          {!isFromSource(type) && <DuplicateButton brochure={data} look={{ type: 'link', className: styles.asLink }} />}
          <AskToArchiveButton brochure={data} onDone={() => row.current?.focus()} />
        </div>
      </div>
    </article>
  );
}
