import { useVendorSideQuery } from '../../generated/VendorSide';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { VendorMenu } from './VendorMenu';
import styles from './VendorSide.module.css';
import { groupThousands } from '../../shared/formats/groupThousands';

interface VendorSideProps {
  vendorId: number;
  /** name from the session, shown until the server's has loaded */
  companyName: string;
}

/** The vendor's company name, figures and menu. */
export function VendorSide({ vendorId, companyName }: VendorSideProps) {
  const { data } = useVendorSideQuery({ fetchPolicy: 'no-cache' });
  const viewer = data?.viewer;
  const figures: [label: string, count: number | undefined][] = [
    ['live', viewer?.live?.totalCount],
    ['drafts', viewer?.drafts?.totalCount],
    ['waiting for review', viewer?.waiting?.totalCount],
    ['coupons to redeem', data?.toRedeem.totalCount],
  ];
  return (
    <div className={styles.side}>
      <p className={styles.company}>{viewer?.vendor?.companyName ?? companyName}</p>
      <dl className={styles.figures}>
        {figures.map(([label, count]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{count === undefined ? <Skeleton width="24px" height="22px" /> : groupThousands(count)}</dd>
          </div>
        ))}
      </dl>
      <VendorMenu vendorId={vendorId} />
    </div>
  );
}
