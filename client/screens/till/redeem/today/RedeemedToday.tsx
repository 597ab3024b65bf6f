import { Button } from 'antd';
import { useState } from 'react';
import { LoadFailure } from '../../../../features/error-handling/LoadFailure';
import { useRedeemedTodayQuery } from '../../../../generated/RedeemedToday';
import { plural } from '../../../../shared/formats/plural';
import { PageSection } from '../../../../ui/page/PageSection';
import { RedeemedCoupon } from './RedeemedCoupon';
import styles from './RedeemedToday.module.css';

const pageSize = 20;
/** the server sends no more at once */
const mostShown = 100;

/** What the tills of the company redeemed today, the last one first. */
export function RedeemedToday() {
  const [first, setFirst] = useState(pageSize);
  const { data, previousData, error, loading, refetch } = useRedeemedTodayQuery({
    variables: { first },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const list = (data ?? previousData)?.redemptionsToday;
  return (
    <PageSection title="Redeemed today" lead={list && leadOf(list.totalCount, list.edges.length)}>
      {list === undefined && error !== undefined && (
        <LoadFailure title="The list of today could not be loaded" error={error} onRetry={() => void refetch()} />
      )}
      {list !== undefined && list.edges.length > 0 && (
        <ol className={styles.list}>
          {list.edges.map(({ node }) => (
            <RedeemedCoupon key={node.id} coupon={node} />
          ))}
        </ol>
      )}
      {list !== undefined && list.edges.length < Math.min(list.totalCount, mostShown) && (
        <Button loading={loading} onClick={() => setFirst(Math.min(first + pageSize, mostShown))}>
          Show more
        </Button>
      )}
    </PageSection>
  );
}

function leadOf(total: number, shown: number): string {
  if (total === 0) return 'Nothing yet. What any till of your company redeems today appears here.';
  const all = `${plural(total, 'coupon')} at all tills of your company.`;
  return total > mostShown && shown === mostShown ? `${all} These are the last ${String(mostShown)}.` : all;
}
