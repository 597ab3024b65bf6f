import { useParams } from 'react-router';
import type { LegalKind } from '../../../shared/legal/legalKinds';
import { readLegalText } from '../../../shared/legal/legalText';
import type { LegalSection } from '../../../shared/legal/LegalSection';
import { useLegalPageQuery } from '../../generated/LegalPage';
import { paths } from '../../shared/paths';
import { Loading } from '../../ui/feedback/Loading';
import { Link } from '../../ui/links/Link';
import { NotFound } from '../site-navigation/missing-pages/NotFound';
import { NotLoaded } from '../site-navigation/missing-pages/NotLoaded';
import { LegalDocument } from './LegalDocument';
import styles from './LegalDocument.module.css';
import { spellVersion } from './spellVersion';

interface LegalPageProps {
  kind: LegalKind;
  title: string;
  description: string;
  path: string;
  /** the text that the site came with, which is version 1 until another one is published */
  built: readonly LegalSection[];
}

/** A legal text in force, or the version that the address names (docs/rules/legal-texts.md#versions). */
export function LegalPage({ kind, title, description, path, built }: LegalPageProps) {
  const { number: asked } = useParams();
  const number = asked === undefined ? null : Number(/^[1-9]\d{0,5}$/.exec(asked)?.[0] ?? 0);
  const { data, error, refetch } = useLegalPageQuery({ variables: { kind, number } });
  if (error) {
    return (
      <NotLoaded title={title} message="The text could not be loaded" error={error} onTryAgain={() => void refetch()} />
    );
  }
  if (!data) return <Loading />;
  const { legalText } = data;
  if (!legalText) return <NotFound />;
  const { version, versions, text } = legalText;
  return (
    <LegalDocument
      title={title}
      description={description}
      path={path}
      isOlder={number !== null}
      state={spellVersion(version, number === null)}
      sections={text === null ? built : readLegalText(text)}
    >
      {number !== null && (
        <p className={styles.notice}>
          This is one version of the text. <Link to={path}>Read the one in force</Link>.
        </p>
      )}
      {versions.length > 1 && (
        <nav className={styles.versions} aria-label="Versions">
          <h2>Versions</h2>
          <ul>
            {versions.map((each) => (
              <li key={each.number}>
                <Link
                  to={paths.legalVersion(path, each.number)}
                  aria-current={each.number === number ? 'page' : undefined}
                >
                  {spellVersion(each, false)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </LegalDocument>
  );
}
