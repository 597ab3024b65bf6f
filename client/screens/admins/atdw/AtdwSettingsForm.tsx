import { Alert, Button, Checkbox, Input, Select } from 'antd';
import { useState } from 'react';
import { useAttempt } from '../../../features/error-handling/useAttempt';
import { useReadAtdwCategoriesMutation, useSaveAtdwSettingsMutation } from '../../../generated/AtdwScreen';
import type { AtdwScreenQuery, AustralianState } from '../../../generated/types';
import { PageSection } from '../../../ui/page/PageSection';
import { AtdwCategoryMap } from './AtdwCategoryMap';
import styles from './AtdwScreen.module.css';
import type { CategoryChoice } from './categoryChoices';

interface AtdwSettingsFormProps {
  connector: AtdwScreenQuery['atdwConnector'];
  choices: readonly CategoryChoice[];
  onDone: () => void;
}

const states: readonly AustralianState[] = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'];

/** The settings with the map of categories. The server checks what is saved. */
export function AtdwSettingsForm({ connector, choices, onDone }: AtdwSettingsFormProps) {
  const [baseUrl, setBaseUrl] = useState(connector.baseUrl);
  const [wantedStates, setWantedStates] = useState(connector.states);
  const [regions, setRegions] = useState(connector.regions.join('\n'));
  const [isNightly, setIsNightly] = useState(connector.isNightly);
  const [categories, setCategories] = useState(connector.categories);
  const [problem, setProblem] = useState<string | null>(null);
  const [send, saving] = useSaveAtdwSettingsMutation();
  const [read, reading] = useReadAtdwCategoriesMutation();
  const attempt = useAttempt();

  async function save(): Promise<void> {
    const input = {
      ...{ version: connector.version, baseUrl, states: wantedStates, isNightly },
      regions: regions.split('\n').filter((region) => region.trim() !== ''),
      categories: categories.map(({ code, category }) => ({ code, category })),
    };
    const outcome = await attempt({
      run: () => send({ variables: { input } }),
      done: 'The settings are saved. The next run reads everything.',
      notDone: 'The settings are not saved.',
    });
    setProblem(outcome.done ? null : (outcome.failure.fields[0]?.message ?? outcome.failure.message));
    if (outcome.done) onDone();
  }

  async function readCategories(): Promise<void> {
    const { done } = await attempt({
      run: () => read(),
      done: 'The categories of the warehouse are read.',
      notDone: 'The categories could not be read.',
    });
    if (done) onDone();
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <PageSection title="What is fetched">
        <div className={styles.fields}>
          <div>
            <label className={styles.label} htmlFor="atdw-url">
              Address of the warehouse
            </label>
            <Input
              id="atdw-url"
              type="url"
              maxLength={500}
              value={baseUrl}
              aria-describedby="atdw-url-hint"
              onChange={(event) => setBaseUrl(event.target.value)}
            />
            <p id="atdw-url-hint" className={styles.hint}>
              As ATDW gave it, with a slash at its end. The key is not part of it.
            </p>
          </div>
          <div>
            <label className={styles.label} htmlFor="atdw-states">
              States
            </label>
            <Select
              id="atdw-states"
              mode="multiple"
              className={styles.select}
              value={wantedStates}
              placeholder="All states"
              options={states.map((state) => ({ value: state, label: state }))}
              onChange={setWantedStates}
            />
          </div>
          <div>
            <label className={styles.label} htmlFor="atdw-regions">
              Regions
            </label>
            <Input.TextArea
              id="atdw-regions"
              rows={3}
              value={regions}
              placeholder="All regions"
              aria-describedby="atdw-regions-hint"
              onChange={(event) => setRegions(event.target.value)}
            />
            <p id="atdw-regions-hint" className={styles.hint}>
              A name a line, as the warehouse writes it. Empty: all.
            </p>
          </div>
          <Checkbox checked={isNightly} onChange={(event) => setIsNightly(event.target.checked)}>
            Fetch changes each night
          </Checkbox>
        </div>
      </PageSection>
      <PageSection
        title="Categories"
        lead="Where new listings go. Ads that are there keep their category: you change it in the ad."
        actions={
          <Button disabled={!connector.hasKey} loading={reading.loading} onClick={() => void readCategories()}>
            Read categories
          </Button>
        }
      >
        <AtdwCategoryMap categories={categories} choices={choices} onChange={setCategories} />
      </PageSection>
      {problem !== null && (
        <Alert
          className={styles.alert}
          type="error"
          role="alert"
          title="The settings are not saved"
          description={problem}
        />
      )}
      <Button type="primary" htmlType="submit" loading={saving.loading}>
        Save settings
      </Button>
    </form>
  );
}
