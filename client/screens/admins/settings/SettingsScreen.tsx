import { useState } from 'react';
import { LoadFailure } from '../../../features/error-handling/LoadFailure';
import { freshRecords, getRecords } from '../../../features/record-list/getRecords';
import { useSettingsScreenQuery } from '../../../generated/SettingsScreen';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { PageHeading } from '../../../ui/page/PageHeading';
import { PageSection } from '../../../ui/page/PageSection';
import { privatePaths } from '../../../shared/privatePaths';
import { Link } from '../../../ui/links/Link';
import { EnvironmentSettings } from './EnvironmentSettings';
import { MailTest } from './MailTest';
import { SettingsEditor } from './SettingsEditor';
import { SettingsHistory } from './SettingsHistory';
import styles from './SettingsScreen.module.css';

/** What administrators set about the site: name, texts, colours, contact (docs/rules/site-settings.md). */
export default function SettingsScreen() {
  const { data, error, onRetry } = getRecords(useSettingsScreenQuery(freshRecords));
  const [isDirty, setIsDirty] = useState(false);
  return (
    <>
      <PageHeading
        title="Site settings"
        subtitle="Name, logo, colours and contact. All pages and mails follow within a second."
      />
      {error !== undefined && <LoadFailure title="The settings could not be loaded" error={error} onRetry={onRetry} />}
      {data === undefined && error === undefined && (
        <div role="status" aria-label="Loading the settings">
          <Skeleton height="480px" />
        </div>
      )}
      {data !== undefined && (
        <>
          <SettingsEditor
            key={data.siteSettings.version}
            settings={data.siteSettings}
            onSaved={onRetry}
            onDirty={setIsDirty}
          />
          <PageSection title="History" lead="Each change with who made it. Restoring makes a new version.">
            <SettingsHistory
              key={data.siteSettings.version}
              version={data.siteSettings.version}
              wouldLoseInput={isDirty}
              onRestored={onRetry}
            />
          </PageSection>
          <PageSection title="Elsewhere">
            <ul className={styles.elsewhere}>
              <li>
                <Link to={privatePaths.adminLegalTexts()}>Terms, privacy policy and other legal texts</Link>
              </li>
              <li>
                <Link to={privatePaths.adminCategories()}>Categories and their synonyms for the search</Link>
              </li>
            </ul>
          </PageSection>
          <PageSection title="Mail test" lead="Sends a mail to your own address, with the saved name and colours.">
            <MailTest />
          </PageSection>
          <PageSection
            title="Set in the environment"
            lead="The server reads these when it starts. Change the variable and restart it."
          >
            <EnvironmentSettings settings={data.siteSettings.environment} />
          </PageSection>
        </>
      )}
    </>
  );
}
