import { Alert } from 'antd';
import type { ReactNode } from 'react';
import { documentTitle } from '../../shared/documentTitle';
import styles from './SignInPage.module.css';

interface SignInPageProps {
  title: string;
  lead?: ReactNode;
  /** why the user was sent here */
  notice?: string | null;
  /** error of the last attempt */
  problem?: { title: string; text: ReactNode } | null;
  children?: ReactNode;
}

/** Content of the login layout's card: heading, lead and form. */
export function SignInPage({ title, lead, notice = null, problem = null, children }: SignInPageProps) {
  return (
    <>
      <title>{documentTitle(title)}</title>
      <h1 className={styles.heading}>{title}</h1>
      <div className={styles.lead}>{lead}</div>
      {notice !== null && <Alert className={styles.alert} type="info" showIcon title={notice} />}
      {problem !== null && (
        <Alert className={styles.alert} type="error" showIcon title={problem.title} description={problem.text} />
      )}
      {children}
    </>
  );
}
