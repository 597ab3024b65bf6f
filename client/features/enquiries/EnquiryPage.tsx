import type { ReactNode } from 'react';
import { useAddressQuery } from '../../platform/page/useAddressQuery';
import { PageHead } from '../../platform/page/head/PageHead';
import { paths } from '../../shared/paths';
import { ButtonLink } from '../../ui/buttons/ButtonLink';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { EnquiryForm } from './EnquiryForm';
import styles from './EnquiryPage.module.css';

interface EnquiryPageProps {
  title: string;
  description: string;
  /** the address of the page, to which its form is sent */
  path: string;
  noIndex?: boolean;
  /** text above the form */
  children: ReactNode;
  messageLabel: string;
  messageHint?: string;
  /** true: the form asks for the business too */
  isBusiness?: boolean;
  /** what happens with the message, once it is sent */
  thanks?: string;
  /** where to go on once the message is sent; absent: the list of offers */
  next?: { path: string; label: string };
}

/** A page with the form of an enquiry, or with thanks once it was sent. */
export function EnquiryPage({
  title,
  description,
  path,
  noIndex = false,
  children,
  thanks = 'We read each message, and answer by mail where an answer is needed.',
  next,
  ...form
}: EnquiryPageProps) {
  const isSent = useAddressQuery().has('sent');
  const head = <PageHead title={title} description={description} path={path} noIndex={noIndex || isSent} />;
  if (isSent) {
    const { path: to, label } = next ?? { path: paths.brochureList(), label: 'All offers' };
    return (
      <>
        {head}
        <EmptyState
          icon="check"
          headingLevel="h1"
          title="Thank you, your message is sent"
          actions={<ButtonLink to={to}>{label}</ButtonLink>}
        >
          <p>{thanks}</p>
        </EmptyState>
      </>
    );
  }
  return (
    <div className={styles.page}>
      {head}
      <h1 className={styles.heading}>{title}</h1>
      {children}
      <EnquiryForm path={path} {...form} />
    </div>
  );
}
