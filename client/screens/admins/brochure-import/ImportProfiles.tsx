import { Button, Popconfirm } from 'antd';
import { useVerb } from '../../../features/brochure-lifecycle/useVerb';
import { HistoryLink } from '../../../features/record-list/HistoryLink';
import { useForgetProfileMutation } from '../../../generated/FileMapping';
import { privatePaths } from '../../../shared/privatePaths';
import { Link } from '../../../ui/links/Link';
import { PageSection } from '../../../ui/page/PageSection';
import styles from './BrochureImportScreen.module.css';

interface ImportProfilesProps {
  profiles: readonly { name: string; databaseId: number }[];
  onDeleted: () => void;
}

/** The kept profiles, to delete those that nobody needs any more, with their histories. */
export function ImportProfiles({ profiles, onDeleted }: ImportProfilesProps) {
  const [forget] = useForgetProfileMutation();
  const attempt = useVerb();

  async function deleteProfile(name: string): Promise<void> {
    const isDone = await attempt({
      run: () => forget({ variables: { input: { name } } }),
      done: `The profile “${name}” is deleted.`,
      notDone: `The profile “${name}” is not deleted.`,
    });
    if (isDone) onDeleted();
  }

  return (
    <PageSection title="Profiles">
      {profiles.length === 0 && <p className={styles.muted}>No mapping is kept as a profile.</p>}
      <ul className={styles.profiles}>
        {profiles.map(({ name, databaseId }) => (
          <li key={name}>
            <span className={styles.profileName}>{name}</span>
            <HistoryLink to={privatePaths.adminImportProfileHistory(databaseId)} of={`the profile ${name}`} />
            <Popconfirm
              title={`Delete “${name}”?`}
              description="Files that were read with it stay as they are."
              okText="Delete"
              onConfirm={() => void deleteProfile(name)}
            >
              <Button size="small" aria-label={`Delete the profile ${name}`}>
                Delete
              </Button>
            </Popconfirm>
          </li>
        ))}
      </ul>
      <Link to={privatePaths.adminDeletedImportProfiles()}>Deleted profiles</Link>
    </PageSection>
  );
}
