import { Fragment, useContext, type ReactNode } from 'react';
import { PageHead } from '../../platform/page/head/PageHead';
import { paths } from '../../shared/paths';
import { Link } from '../../ui/links/Link';
import { Credit } from '../../ui/page/Credit';
import styles from './LegalDocument.module.css';
import type { LegalBlock, LegalSection } from '../../../shared/legal/LegalSection';
import { ContactEmailContext } from '../../platform/page/contexts/ContactEmailContext';

interface LegalDocumentProps {
  title: string;
  description: string;
  path: string;
  /** below the title: version and day */
  state: string;
  sections: readonly LegalSection[];
  /** an older version, which search engines need not keep */
  isOlder?: boolean;
  /** between title and contents */
  children?: ReactNode;
}

/** A long text with a table of contents. Every heading has an anchor. */
export function LegalDocument({
  title,
  description,
  path,
  state,
  sections,
  isOlder = false,
  children,
}: LegalDocumentProps) {
  return (
    <article className={styles.document}>
      <PageHead title={title} description={description} path={path} noIndex={isOlder} />
      <header>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.date}>{state}</p>
      </header>
      {children}
      <nav className={styles.contents} aria-label="Contents">
        <h2>Contents</h2>
        <ol>
          {sections.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.text}>
        {sections.map(({ id, heading, blocks }, at) => (
          <section key={id} id={id} tabIndex={-1} aria-labelledby={`${id}-heading`} className={styles.section}>
            <h2 id={`${id}-heading`}>
              {at + 1}. {heading}
            </h2>
            {blocks.map((block, index) => (
              <Block key={index} block={block} />
            ))}
          </section>
        ))}
      </div>
    </article>
  );
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') return <p>{withLinks(block)}</p>;
  return (
    <ul>
      {block.map((item) => (
        <li key={item}>{withLinks(item)}</li>
      ))}
    </ul>
  );
}

/** What stands for a link in a text. */
const links: Readonly<Record<string, () => ReactNode>> = {
  '{contact}': () => <ContactAddress />,
  '{my coupons}': () => <Link to={paths.myCoupons()}>Find my coupons</Link>,
  '{place names}': () => (
    <a href="https://www.geonames.org" target="_blank" rel="noreferrer">
      GeoNames
    </a>
  ),
  '{cc by}': () => <Credit text="CC BY 4.0" />,
};

function withLinks(text: string): ReactNode {
  return text.split(/(\{[a-z ]+\})/).map((part, at) => <Fragment key={at}>{links[part]?.() ?? part}</Fragment>);
}

/** The operator's contact address. */
function ContactAddress() {
  const email = useContext(ContactEmailContext);
  if (email === null) return <>the address that our mails come from</>;
  return <a href={`mailto:${email}`}>{email}</a>;
}
