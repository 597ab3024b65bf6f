import { useState, type MouseEvent } from 'react';
import { ButtonAnchor } from '../../../ui/buttons/ButtonAnchor';
import { Icon } from '../../../ui/icons/Icon';
import { downloadFile } from '../../../platform/downloads/downloadFile';
import styles from './CouponPdfLink.module.css';

interface CouponPdfLinkProps {
  pdfPath: string;
  code: string;
  /** false for a coupon that is of no more use */
  isPrimary: boolean;
}

/** Downloads the PDF, or opens the device's copy while offline. A link, so that it works without JavaScript. */
export function CouponPdfLink({ pdfPath, code, isPrimary }: CouponPdfLinkProps) {
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');

  const download = async (event: MouseEvent) => {
    event.preventDefault();
    if (state === 'busy') return;
    setState('busy');
    try {
      await downloadFile(pdfPath, `coupon-${code.replaceAll('-', '')}.pdf`);
      setState('ready');
    } catch (error) {
      // docs/rules/prices-and-coupons.md#coupon-pdf: a failed download is logged; the coupon code works without the PDF
      console.info('The PDF of the coupon could not be fetched.', error);
      setState('failed');
    }
  };

  return (
    <>
      <ButtonAnchor
        href={pdfPath}
        primary={isPrimary}
        aria-disabled={state === 'busy'}
        onClick={(event) => void download(event)}
      >
        <Icon name="download" />
        {state === 'failed' ? 'Try the PDF again' : 'Download PDF'}
      </ButtonAnchor>
      <span role="status" className={styles.status}>
        {state === 'failed' && 'The PDF could not be fetched just now. The code is good without it.'}
      </span>
    </>
  );
}
