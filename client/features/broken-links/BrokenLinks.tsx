import type { FragmentType } from '@apollo/client';
import { Alert } from 'antd';
import { useBrokenLinksBrochureFragment } from '../../generated/BrokenLinks';
import type { BrokenLinksBrochureFragment, CheckedLink } from '../../generated/types';
import { formatDay } from '../../shared/dates/formatDay';
import styles from './BrokenLinks.module.css';

const labels: Readonly<Record<CheckedLink, string>> = {
  wwwUrl: 'web site',
  flipbookUrl: 'flipbook',
  googleAdUrl: 'ad',
};

/** Tells the keepers of an ad which of its links do not work (docs/rules/links-and-redirects.md#broken-links). */
export function BrokenLinks({ brochure }: { brochure: FragmentType<BrokenLinksBrochureFragment> }) {
  const { data, complete } = useBrokenLinksBrochureFragment(brochure);
  if (!complete) return null;
  return data.brokenLinks.map(({ field, url, reason, brokenSince }) => (
    <Alert
      key={field}
      className={styles.notice}
      type="warning"
      showIcon
      title={`The link to the ${labels[field]} does not work`}
      description={
        <>
          {url}: {reason} {brokenSince !== null && `It has failed since ${formatDay(brokenSince)}. `}
          Correct it, or take it out; we look again every week.
        </>
      }
    />
  ));
}
