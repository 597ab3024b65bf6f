import { Fragment, type ReactNode } from 'react';
import { formSections, type FormSectionKey } from '../../../generated/brochureFields';
import { isFromSource } from '../../../generated/brochureTypes';
import type { BrochureFormBrochureFragment } from '../../../generated/types';
import { useBrochureForm } from '../BrochureFormContext';
import { FormFieldInput } from '../fields/FormFieldInput';
import { Section } from './Section';
import styles from './sections.module.css';
import { firstFields } from './firstFields';
import { formFields, type FormField } from '../values/BrochureFormValues';
import { describeField, labelOf } from '../values/describeField';
import { readBrochure } from '../values/readBrochure';

interface BrochureSectionsProps {
  brochure: BrochureFormBrochureFragment | null;
  /** the section of pictures and files */
  children: ReactNode;
}

interface FormSection {
  title: string;
  hint?: string;
}

const sections = Object.entries<FormSection>(formSections) as [FormSectionKey, FormSection][];

/** The sections of the form for this type of ad, with their editable fields. */
export function BrochureSections({ brochure, children }: BrochureSectionsProps) {
  const { type, role, fields } = useBrochureForm();
  if (role === 'VENDOR' && brochure?.isDraft !== false) return <FirstThingsFirst>{children}</FirstThingsFirst>;
  return (
    <>
      {isFromSource(type) && brochure !== null && <SourceSection brochure={brochure} />}
      {sections.map(([key, section]) =>
        key === 'files' ? (
          <Fragment key={key}>{children}</Fragment>
        ) : (
          <FieldsSection
            key={key}
            {...section}
            names={fields.filter((name) => describeField(name, type).section === key)}
          />
        ),
      )}
    </>
  );
}

/** A vendor's draft: a picture, then what the type needs before it can be submitted, then the rest, folded. */
function FirstThingsFirst({ children }: { children: ReactNode }) {
  const { type, fields } = useBrochureForm();
  const first = firstFields(type, fields);
  return (
    <>
      {children}
      <FieldsSection title="First things first" hint="What your ad needs. All else can follow later." names={first} />
      <details className={styles.later}>
        <summary>More details</summary>
        {sections.map(([key, section]) => (
          <FieldsSection
            key={key}
            {...section}
            names={fields.filter((name) => !first.includes(name) && describeField(name, type).section === key)}
          />
        ))}
      </details>
    </>
  );
}

function FieldsSection({ title, hint, names }: FormSection & { names: readonly FormField[] }) {
  if (names.length === 0) return null;
  return (
    <Section title={title} hint={hint}>
      {names.map((name) => (
        <FormFieldInput key={name} name={name} />
      ))}
    </Section>
  );
}

/** Read-only facts from the source of a tourism ad. */
function SourceSection({ brochure }: { brochure: BrochureFormBrochureFragment }) {
  const { type } = useBrochureForm();
  const values = readBrochure(brochure);
  const facts = formFields.flatMap((name) => {
    const value = values[name];
    const isOurs = describeField(name).types.includes(type);
    return isOurs || typeof value !== 'string' || value === '' ? [] : [{ name, value }];
  });
  return (
    <Section
      title="From the Australian Tourism Data Warehouse"
      hint="These come from the source and cannot be changed here: have them changed there."
    >
      <dl className={styles.facts}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{labelOf(name)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
