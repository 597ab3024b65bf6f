import type { FragmentType } from '@apollo/client';
import { useRef } from 'react';
import { brochurePath } from '../../../features/brochures/brochurePath';
import { Picture } from '../../../features/brochures/Picture';
import { TypeMark } from '../../../features/brochures/TypeMark';
import SharePreviewButton from '../../../features/previews/SharePreviewButton';
import { useOwnBrochureBrochureFragment } from '../../../generated/OwnBrochure';
import type { OwnBrochureBrochureFragment } from '../../../generated/types';
import { privatePaths } from '../../../shared/privatePaths';
import { Icon } from '../../../ui/Icon';
import { Link } from '../../../ui/Link';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { AskToArchiveButton } from './AskToArchiveButton';
import { couponsText } from './couponsText';
import { datesText } from './datesText';
import { LastWord } from './LastWord';
import styles from './OwnBrochureRow.module.css';
import { ownState } from './ownState';
import { RenewButton } from './RenewButton';
import { WaitingChanges } from './WaitingChanges';
import { WaitingRequest } from './WaitingRequest';

interface OwnBrochureRowProps {
  brochure: FragmentType<OwnBrochureBrochureFragment>;
}

/** One ad: what it is, where it stands and why, what came of it, and where to go from here. */
export function OwnBrochureRow({ brochure }: OwnBrochureRowProps) {
  const row = useRef<HTMLElement>(null);
  const { data, complete } = useOwnBrochureBrochureFragment(brochure);
  if (!complete) return null;
  const { databaseId, type, displayTitle, status, thumbnail, pendingRevision } = data;
  const state = ownState(data);
  const facts: [label: string, text: string | null][] = [
    ['Dates', datesText(data)],
    ['Views', data.detailViewsCount.toLocaleString('en-AU')],
    ['Coupons', couponsText(data)],
  ];
  return (
    <article ref={row} tabIndex={-1} className={styles.row} aria-label={displayTitle}>
      <div className={styles.picture}>
        {thumbnail === null ? <Icon name="document" size={32} /> : <Picture asset={thumbnail} sizes="160px" />}
      </div>
      <div className={styles.about}>
        <div className={styles.top}>
          <TypeMark type={type} />
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
          {type === 'CP_AD' && (
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
          <AskToArchiveButton brochure={data} onDone={() => row.current?.focus()} />
        </div>
      </div>
    </article>
  );
}
