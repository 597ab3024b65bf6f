import { Button, Popconfirm } from 'antd';
import { useVerb } from '../../../features/brochure-lifecycle/useVerb';
import { useForgetProfileMutation } from '../../../generated/FileMapping';
import { PageSection } from '../../../ui/page/PageSection';
import styles from './BrochureImportScreen.module.css';

interface ImportProfilesProps {
  names: readonly string[];
  onDeleted: () => void;
}

/** The kept profiles, to delete those that nobody needs any more. Absent without any. */
export function ImportProfiles({ names, onDeleted }: ImportProfilesProps) {
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

  if (names.length === 0) return null;
  return (
    <PageSection title="Profiles">
      <ul className={styles.profiles}>
        {names.map((name) => (
          <li key={name}>
            {name}
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
    </PageSection>
  );
}
