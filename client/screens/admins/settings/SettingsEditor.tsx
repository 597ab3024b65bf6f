import { Alert, Button, Input } from 'antd';
import { useEffect, useState } from 'react';
import { Moment } from '../../../features/record-list/Moment';
import { siteDescription, siteName, siteTagline } from '../../../shared/site';
import { useLeaveGuard } from '../../../platform/page/navigation/useLeaveGuard';
import { LeaveDialog } from '../../../ui/dialog/LeaveDialog';
import { PageSection } from '../../../ui/page/PageSection';
import { ColourFields } from './ColourFields';
import { DrawingFields } from './DrawingFields';
import { formOf, type Settings, type SettingsForm } from './settingsForm';
import styles from './SettingsScreen.module.css';
import { SettingsFile } from './SettingsFile';
import { useSaveSettings } from './useSaveSettings';

interface SettingsEditorProps {
  settings: Settings;
  onSaved: () => void;
  /** is told whether there is unsaved input */
  onDirty: (isDirty: boolean) => void;
}

type TextName = 'name' | 'shortName' | 'tagline' | 'description' | 'contactEmail';

interface TextField {
  name: TextName;
  label: string;
  hint: string;
  placeholder: string;
  longest: number;
}

const texts: readonly TextField[] = [
  {
    name: 'name',
    label: 'Name of the site',
    hint: 'In titles, mails, coupons and maps.',
    placeholder: siteName,
    longest: 40,
  },
  { name: 'shortName', label: 'Short name', hint: 'Below an icon; up to 12 characters.', placeholder: '', longest: 12 },
  {
    name: 'tagline',
    label: 'Tagline',
    hint: 'Follows the name in the title of the front page.',
    placeholder: siteTagline,
    longest: 80,
  },
  {
    name: 'description',
    label: 'Description',
    hint: 'One sentence for search engines and app stores.',
    placeholder: siteDescription,
    longest: 160,
  },
];

const contact: TextField = {
  ...{ name: 'contactEmail', label: 'Contact email', placeholder: '', longest: 254 },
  hint: 'On the contact page and in the foot of mails. Left empty: as the environment says.',
};

/** The form of the settings with their state. The server checks what is saved. */
export function SettingsEditor({ settings, onSaved, onDirty }: SettingsEditorProps) {
  const [form, setForm] = useState<SettingsForm>(() => formOf(settings));
  const { save, isSaving, problems } = useSaveSettings(settings.version, onSaved);
  const change = (values: Partial<SettingsForm>) => setForm((current) => ({ ...current, ...values }));
  const problemOf = (field: string) => problems.find((each) => each.field === field)?.message;
  const text = (field: TextField) => (
    <TextSetting
      key={field.name}
      field={field}
      value={form[field.name]}
      problem={problemOf(field.name)}
      onChange={(value) => change({ [field.name]: value })}
    />
  );
  const isDirty = JSON.stringify(form) !== JSON.stringify(formOf(settings));
  const guard = useLeaveGuard(() => isDirty);
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  const { updatedAt, updatedBy } = settings;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save(form);
      }}
    >
      <LeaveDialog isOpen={guard.isAsking} onLeave={guard.leave} onStay={guard.stay}>
        What you have changed since the settings were last saved is lost when you leave.
      </LeaveDialog>
      <PageSection title="Name and texts">
        <div className={styles.fields}>{texts.map(text)}</div>
      </PageSection>
      <PageSection title="Logo and icon" lead="An SVG is sharpest; or a PNG of at least 128 pixels. Up to 500 kB.">
        <DrawingFields
          drawings={form.drawings}
          problemOf={problemOf}
          onChange={(name, drawing) =>
            setForm((current) => ({ ...current, drawings: { ...current.drawings, [name]: drawing } }))
          }
        />
      </PageSection>
      <PageSection title="Colours" lead="Each text has to be readable: 4.5:1 on every ground that it is used on.">
        <div className={styles.modes}>
          <ColourFields mode="light" title="By day" palette={form.light} onChange={(light) => change({ light })} />
          <ColourFields mode="dark" title="In dark mode" palette={form.dark} onChange={(dark) => change({ dark })} />
        </div>
      </PageSection>
      <PageSection title="Contact and social networks">
        <div className={styles.fields}>
          {text(contact)}
          <div>
            <label className={styles.label} htmlFor="social-links">
              Pages on social networks
            </label>
            <Input.TextArea
              id="social-links"
              rows={3}
              value={form.socialLinks}
              placeholder="https://www.facebook.com/yourpage"
              aria-describedby="social-links-hint"
              status={problemOf('socialLinks') === undefined ? '' : 'error'}
              onChange={(event) => change({ socialLinks: event.target.value })}
            />
            <p id="social-links-hint" className={styles.hint}>
              {problemOf('socialLinks') ?? 'An address a line, up to 8. They are in the footer of all pages.'}
            </p>
          </div>
        </div>
      </PageSection>
      {problems.length > 0 && (
        <Alert
          className={styles.alert}
          type="error"
          role="alert"
          title="The settings are not saved"
          description={problems.map(({ message }) => message).join(' ')}
        />
      )}
      <div className={styles.bar}>
        <Button type="primary" htmlType="submit" loading={isSaving}>
          Save settings
        </Button>
        <SettingsFile form={form} onRead={setForm} />
        {updatedAt !== null && (
          <span className={styles.hint}>
            Last changed <Moment at={updatedAt} />
            {updatedBy !== null && ` by ${updatedBy.name ?? updatedBy.email}`}
          </span>
        )}
      </div>
    </form>
  );
}

interface TextSettingProps {
  field: TextField;
  value: string;
  problem: string | undefined;
  onChange: (value: string) => void;
}

function TextSetting({
  field: { name, label, hint, placeholder, longest },
  value,
  problem,
  onChange,
}: TextSettingProps) {
  return (
    <div>
      <label className={styles.label} htmlFor={`setting-${name}`}>
        {label}
      </label>
      <Input
        id={`setting-${name}`}
        maxLength={longest}
        value={value}
        placeholder={placeholder}
        status={problem === undefined ? '' : 'error'}
        aria-invalid={problem !== undefined}
        aria-describedby={`setting-${name}-hint`}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`setting-${name}-hint`} className={problem === undefined ? styles.hint : styles.problem}>
        {problem ?? hint}
      </p>
    </div>
  );
}
